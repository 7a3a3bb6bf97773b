CREATE INDEX "artists_localname" ON "artists" USING btree (left(localname, 200) collate "und-x-icu","created_at","id");--> statement-breakpoint
CREATE INDEX "artists_englishname" ON "artists" USING btree (left(englishname, 200) collate "und-x-icu","created_at","id");--> statement-breakpoint
CREATE INDEX "artists_country" ON "artists" USING btree (left(usercountryname, 200) nulls first,"created_at","id");--> statement-breakpoint
CREATE INDEX "artists_email" ON "artists" USING btree (left(email, 200) nulls first,"created_at","id");--> statement-breakpoint
CREATE INDEX "artists_exposed" ON "artists" USING btree ("is_exposed","created_at","id");--> statement-breakpoint
CREATE INDEX "artworks_title_en" ON "artworks" USING btree (left(title_en, 200) collate "und-x-icu" nulls first,"created_at","id");--> statement-breakpoint
CREATE INDEX "artworks_material" ON "artworks" USING btree (left(material, 200) collate "und-x-icu" nulls first,"created_at","id");--> statement-breakpoint
CREATE INDEX "artworks_exposed" ON "artworks" USING btree ("is_exposed","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_username" ON "audit_entries" USING btree (left(username, 200) collate "und-x-icu","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_name" ON "audit_entries" USING btree (left(name, 200) collate "und-x-icu","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_noun" ON "audit_entries" USING btree ("noun","created_at","id");