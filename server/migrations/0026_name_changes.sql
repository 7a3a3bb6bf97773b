-- A change names its rows, so that an instance forgets what shows them and keeps the rest: 'edit artworks <id> <id>'.
--   edit        of fields: what shows the row may be served as it was for a moment
--   insert      of a row: it may be missing in lists for a moment
--   withdrawal  whatever takes something out of sight, or may: what shows it must be gone at once
-- Named are the rows and, after a slash, the records they belong to, before and after the change: 'edit artworks <work> / <artist>'. Without
-- names anything made of the table may be wrong.
-- Arguments: the columns whose ids are named; those that say what the row belongs to; those whose change withdraws what shows the row; and
-- those whose change can also bring it into answers that show none of the names. A table without arguments changes rarely, as a whole.
CREATE OR REPLACE FUNCTION publish_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- A payload has less than 8000 bytes; an id and a blank take 25.
  most CONSTANT int := 300;
  kind text := CASE TG_OP WHEN 'INSERT' THEN 'insert' WHEN 'UPDATE' THEN 'edit' ELSE 'withdrawal' END;
  ids text[] := '{}';
  parents text[] := '{}';
  named CONSTANT text := 'SELECT coalesce(array_agg(DISTINCT one), ''{}'') FROM (SELECT %1$s FROM changed %2$s) one_row, unnest(ARRAY[%1$s]::text[]) one WHERE one IS NOT NULL';
  is_hidden boolean := false;
  is_moved boolean := false;
BEGIN
  IF TG_OP <> 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT FROM changed) THEN
      RETURN NULL;
    END IF;
  END IF;
  IF TG_OP = 'TRUNCATE' OR TG_NARGS = 0 THEN
    PERFORM pg_notify('hwarang_changes', 'withdrawal ' || TG_TABLE_NAME);
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND TG_ARGV[2] <> '' THEN
    EXECUTE format('SELECT EXISTS (SELECT id, %1$s FROM was EXCEPT SELECT id, %1$s FROM changed)', TG_ARGV[2]) INTO is_hidden;
  END IF;
  IF TG_OP = 'UPDATE' AND TG_ARGV[3] <> '' THEN
    EXECUTE format('SELECT EXISTS (SELECT id, %1$s FROM was EXCEPT SELECT id, %1$s FROM changed)', TG_ARGV[3]) INTO is_moved;
  END IF;
  IF is_hidden OR is_moved THEN
    kind := 'withdrawal';
  END IF;
  IF NOT is_moved AND NOT EXISTS (SELECT FROM changed OFFSET most) THEN
    IF TG_ARGV[0] <> '' THEN
      EXECUTE format(named, TG_ARGV[0], CASE WHEN TG_OP = 'UPDATE' THEN format('UNION SELECT %s FROM was', TG_ARGV[0]) END) INTO ids;
    END IF;
    IF TG_ARGV[1] <> '' THEN
      EXECUTE format(named, TG_ARGV[1], CASE WHEN TG_OP = 'UPDATE' THEN format('UNION SELECT %s FROM was', TG_ARGV[1]) END) INTO parents;
    END IF;
    -- A work that is shown again appears in exhibitions that hang it, and an exhibition that names nobody is of its works' artists.
    IF TG_TABLE_NAME = 'artworks' AND TG_OP = 'UPDATE' AND is_hidden THEN
      ids := ids || ARRAY(SELECT DISTINCT hung.exhibition_id::text FROM exhibition_artworks hung WHERE hung.artwork_id IN (SELECT id FROM changed));
    END IF;
  END IF;
  IF cardinality(ids) + cardinality(parents) BETWEEN 1 AND most THEN
    PERFORM pg_notify('hwarang_changes', concat_ws(' ', kind, TG_TABLE_NAME, nullif(array_to_string(ids, ' '), ''), '/', nullif(array_to_string(parents, ' '), '')));
  ELSE
    PERFORM pg_notify('hwarang_changes', kind || ' ' || TG_TABLE_NAME);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  shown text;
  named text;
  belongs text;
  withdrawing text;
  moving text;
  arguments text;
BEGIN
  FOR shown, named, belongs, withdrawing, moving IN VALUES
    ('artists', 'id', '', 'contact_public,profileimg_id,user_id', 'is_exposed,created_at'),
    ('artworks', 'id', 'owner_id', 'is_exposed,deleted_at,owner_id,created_at,image_id', ''),
    ('exhibitions', 'id', 'gallery_id', '', 'is_exposed,shown_from,shown_to,gallery_id,opens_on,closes_on,created_at'),
    ('galleries', 'id', '', '', 'is_exposed,created_at'),
    ('files', 'id', '', 'key,sha256', ''),
    ('exhibition_artworks', '', 'exhibition_id,artwork_id', '', ''),
    ('exhibition_artists', '', 'exhibition_id,artist_id', '', ''),
    ('exhibition_galleries', '', 'exhibition_id,gallery_id', '', ''),
    -- Pictures are shown wherever their record is.
    ('exhibition_images', 'exhibition_id', '', '', ''),
    ('gallery_images', 'gallery_id', '', '', ''),
    ('artbrochures', NULL, NULL, NULL, NULL),
    ('shopitemregs', NULL, NULL, NULL, NULL),
    ('open_calls', NULL, NULL, NULL, NULL),
    ('settings', NULL, NULL, NULL, NULL),
    ('page_versions', NULL, NULL, NULL, NULL)
  LOOP
    arguments := CASE WHEN named IS NULL THEN '' ELSE format('%L, %L, %L, %L', named, belongs, withdrawing, moving) END;
    EXECUTE format('DROP TRIGGER IF EXISTS publish_insert ON %1$I; DROP TRIGGER publish_update ON %1$I; DROP TRIGGER publish_delete ON %1$I', shown);
    -- A new file is shown by nothing before a record names it.
    IF shown <> 'files' THEN
      EXECUTE format('CREATE TRIGGER publish_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_change(%s)', shown, arguments);
    END IF;
    EXECUTE format('CREATE TRIGGER publish_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_change(%s)', shown, arguments);
    EXECUTE format('CREATE TRIGGER publish_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_change(%s)', shown, arguments);
  END LOOP;
END $$;
--> statement-breakpoint
-- Of the content of a file only its sizes are shown, by the files that have it.
CREATE OR REPLACE FUNCTION publish_formats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hwarang_changes', 'edit files' || CASE WHEN count(*) <= 300 THEN ' ' || string_agg(id, ' ') || ' /' ELSE '' END)
    FROM files WHERE sha256 = NEW.sha256 HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER publish_formats ON blobs;
--> statement-breakpoint
CREATE TRIGGER publish_formats AFTER UPDATE ON blobs FOR EACH ROW WHEN (OLD.formats IS DISTINCT FROM NEW.formats) EXECUTE FUNCTION publish_formats();
