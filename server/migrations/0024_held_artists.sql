ALTER TABLE "artists" ADD COLUMN "held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "artists_held" ON "artists" USING btree ("created_at","id") WHERE held;