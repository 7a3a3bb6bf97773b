ALTER TABLE "blobs" ADD COLUMN "location" text NOT NULL;--> statement-breakpoint
ALTER TABLE "blobs" ADD COLUMN "alpha" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "blobs" ADD COLUMN "formats" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "blobs" ADD COLUMN "warmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blobs" ADD COLUMN "warming_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blobs" ADD COLUMN "warm_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "blobs" ADD COLUMN "unused_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "blobs_to_warm" ON "blobs" USING btree ("created_at") WHERE "blobs"."warmed_at" is null;--> statement-breakpoint
ALTER TABLE "blobs" ADD CONSTRAINT "blobs_location_unique" UNIQUE("location");