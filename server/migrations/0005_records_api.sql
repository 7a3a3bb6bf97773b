DROP INDEX "users_username";--> statement-breakpoint
DROP INDEX "artists_created";--> statement-breakpoint
DROP INDEX "artworks_owner";--> statement-breakpoint
DROP INDEX "artworks_title";--> statement-breakpoint
ALTER TABLE "artbrochures" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(title || E'\x1f' || coalesce(title_en, '') || E'\x1f' || coalesce(material, '') || E'\x1f' || coalesce(material_en, '') || E'\x1f' || coalesce(text, '') || E'\x1f' || coalesce(text_en, ''))) STORED;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shopitemregs" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "artworks_year" ON "artworks" USING btree ("year" NULLS FIRST,"created_at","id");--> statement-breakpoint
CREATE INDEX "artworks_image" ON "artworks" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "artworks_grams" ON "artworks" USING gin (grams(search));--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username" collate "und-x-icu"));--> statement-breakpoint
CREATE INDEX "artists_created" ON "artists" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "artworks_owner" ON "artworks" USING btree ("owner_id" NULLS FIRST,"created_at","id");--> statement-breakpoint
CREATE INDEX "artworks_title" ON "artworks" USING btree (title collate "und-x-icu","created_at","id");