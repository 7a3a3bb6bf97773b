ALTER TABLE "import_mappings" ADD COLUMN "gallery_id" char(24);--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "gallery_id" char(24);--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_mappings_gallery" ON "import_mappings" USING btree ("gallery_id","updated_at");--> statement-breakpoint
CREATE INDEX "imports_gallery" ON "imports" USING btree ("gallery_id","created_at");
--> statement-breakpoint
-- Sheets of a gallery are seen by a session that names it. Those of administrators belong to no gallery, and are seen only by one that names
-- all: what `protect_gallery_table` shows of rows without a gallery would show them to every gallery.
DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['imports', 'import_mappings'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', shown);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', shown);
    EXECUTE format('CREATE POLICY of_gallery ON %I USING (gallery_in_scope(gallery_id))', shown);
  END LOOP;
  -- Rows, records and pictures go with their import. Where all galleries are named a row may come before its import, as in a restore.
  FOREACH shown IN ARRAY ARRAY['import_rows', 'import_records', 'import_images'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', shown);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', shown);
    EXECUTE format('CREATE POLICY of_import ON %1$I USING (gallery_in_scope(NULL) OR EXISTS (SELECT FROM imports WHERE imports.id = %1$I.import_id))', shown);
  END LOOP;
END $$;
