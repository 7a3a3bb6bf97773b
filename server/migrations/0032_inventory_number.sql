ALTER TABLE "artworks" ADD COLUMN "inventory_number" text;--> statement-breakpoint
CREATE INDEX "artworks_inventory" ON "artworks" USING btree ("inventory_number") WHERE inventory_number is not null;