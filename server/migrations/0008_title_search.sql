DROP INDEX "artworks_grams";--> statement-breakpoint
CREATE INDEX "artworks_titles" ON "artworks" USING gin (grams(lower(title || E'\x1f' || coalesce(title_en, ''))));--> statement-breakpoint
ALTER TABLE "artworks" DROP COLUMN "search";