-- Every instance keeps answers and pages made from these tables. Whoever changes them - an instance, the import, psql - tells all
-- instances by its own commit: no program can forget it, and none can end between the commit and the telling.
-- A statement that has touched no row tells nothing. Equal messages of one transaction are sent once.
CREATE FUNCTION publish_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT FROM changed) THEN
      RETURN NULL;
    END IF;
  END IF;
  PERFORM pg_notify('hwarang_changes', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY[
    'artists', 'artbrochures', 'artworks', 'shopitemregs', 'exhibitions', 'exhibition_galleries', 'exhibition_artworks',
    'exhibition_artists', 'exhibition_images', 'galleries', 'gallery_images', 'files', 'open_calls', 'settings', 'page_versions'
  ] LOOP
    EXECUTE format('CREATE TRIGGER publish_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_change()', shown);
    EXECUTE format('CREATE TRIGGER publish_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_change()', shown);
    EXECUTE format('CREATE TRIGGER publish_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_change()', shown);
    EXECUTE format('CREATE TRIGGER publish_truncate AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION publish_change()', shown);
  END LOOP;
END $$;
--> statement-breakpoint
-- A new file is shown by nothing before a record names it, which is announced: uploads alone empty no cache.
DROP TRIGGER publish_insert ON files;
--> statement-breakpoint
-- Of the content of a file only its sizes are shown. The rest is bookkeeping, which would empty every cache for nothing; and a trigger
-- for chosen columns cannot see the rows it is about.
CREATE FUNCTION publish_formats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hwarang_changes', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER publish_formats AFTER UPDATE OF formats ON blobs FOR EACH STATEMENT EXECUTE FUNCTION publish_formats();
