ALTER TABLE "artists" ADD COLUMN "search_keys" text GENERATED ALWAYS AS (search_keys(coalesce(localname, '')) || '|' || search_keys(coalesce(englishname, ''))) STORED;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "search_initials" text GENERATED ALWAYS AS (search_initials(coalesce(localname, '')) || '|' || search_initials(coalesce(englishname, ''))) STORED;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "search_keys" text GENERATED ALWAYS AS (search_keys(coalesce(title, '')) || '|' || search_keys(coalesce(title_en, ''))) STORED;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "search_initials" text GENERATED ALWAYS AS (search_initials(coalesce(title, '')) || '|' || search_initials(coalesce(title_en, ''))) STORED;--> statement-breakpoint
ALTER TABLE "exhibitions" ADD COLUMN "search_keys" text GENERATED ALWAYS AS (search_keys(coalesce(title, '')) || '|' || search_keys(coalesce(title_en, ''))) STORED;--> statement-breakpoint
ALTER TABLE "exhibitions" ADD COLUMN "search_initials" text GENERATED ALWAYS AS (search_initials(coalesce(title, '')) || '|' || search_initials(coalesce(title_en, ''))) STORED;--> statement-breakpoint
ALTER TABLE "galleries" ADD COLUMN "search_keys" text GENERATED ALWAYS AS (search_keys(coalesce(name, '')) || '|' || search_keys(coalesce(name_en, ''))) STORED;--> statement-breakpoint
ALTER TABLE "galleries" ADD COLUMN "search_initials" text GENERATED ALWAYS AS (search_initials(coalesce(name, '')) || '|' || search_initials(coalesce(name_en, ''))) STORED;--> statement-breakpoint
CREATE INDEX "artists_search_keys" ON "artists" USING gin (search_keys gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "artists_search_initials" ON "artists" USING gin (search_initials gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "artists_search_keys_start" ON "artists" USING btree (left(search_keys, 100) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "artists_search_initials_start" ON "artists" USING btree (left(search_initials, 100) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "artworks_search_keys" ON "artworks" USING gin (search_keys gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "artworks_search_initials" ON "artworks" USING gin (search_initials gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "artworks_search_keys_start" ON "artworks" USING btree (left(search_keys, 100) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "artworks_search_initials_start" ON "artworks" USING btree (left(search_initials, 100) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "exhibitions_search_keys" ON "exhibitions" USING gin (search_keys gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "exhibitions_search_initials" ON "exhibitions" USING gin (search_initials gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "exhibitions_search_keys_start" ON "exhibitions" USING btree (left(search_keys, 100) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "exhibitions_search_initials_start" ON "exhibitions" USING btree (left(search_initials, 100) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "galleries_search_keys" ON "galleries" USING gin (search_keys gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "galleries_search_initials" ON "galleries" USING gin (search_initials gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "galleries_search_keys_start" ON "galleries" USING btree (left(search_keys, 100) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "galleries_search_initials_start" ON "galleries" USING btree (left(search_initials, 100) text_pattern_ops);