ALTER TABLE "artists" ADD COLUMN "ulan_id" text;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "wikidata_id" text;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "isni_id" text;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "viaf_id" text;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "machine_use" text DEFAULT 'reserved' NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "license" text DEFAULT 'all-rights-reserved' NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "made_with_ai" text;