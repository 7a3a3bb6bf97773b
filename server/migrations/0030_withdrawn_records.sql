CREATE TABLE "withdrawn_records" (
	"kind" text NOT NULL,
	"id" char(24) NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"galleries" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "withdrawn_records_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE INDEX "withdrawn_records_at" ON "withdrawn_records" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "artworks_updated" ON "artworks" USING btree ("updated_at","id");--> statement-breakpoint
-- Without these a harvester would keep what was withdrawn: a row that is gone, or hidden, says nothing to those who ask what has changed.
-- They are triggers because rows go in many ways: by hand, in bulk, with their artist, by the sweep of deleted works.
CREATE FUNCTION artist_is_public(artist char(24)) RETURNS boolean LANGUAGE sql STABLE AS
  'SELECT artist IS NULL OR EXISTS (SELECT FROM artists WHERE id = artist AND is_exposed)';
--> statement-breakpoint
CREATE FUNCTION note_withdrawn_artwork(artwork char(24)) RETURNS void LANGUAGE sql AS $$
  INSERT INTO withdrawn_records (kind, id, galleries)
  SELECT 'artworks', artwork, ARRAY(
    SELECT DISTINCT house.id::text FROM exhibition_artworks hung
      JOIN exhibitions e ON e.id = hung.exhibition_id AND e.is_exposed
      CROSS JOIN LATERAL (SELECT e.gallery_id AS id UNION SELECT gallery_id FROM exhibition_galleries WHERE exhibition_id = e.id) house
    WHERE hung.artwork_id = artwork AND house.id IS NOT NULL)
  ON CONFLICT (kind, id) DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION withdraw_artwork() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.is_exposed AND NEW.deleted_at IS NULL AND artist_is_public(NEW.owner_id) THEN
    DELETE FROM withdrawn_records WHERE kind = 'artworks' AND id = NEW.id;
  ELSIF OLD.is_exposed AND OLD.deleted_at IS NULL AND artist_is_public(OLD.owner_id) THEN
    PERFORM note_withdrawn_artwork(OLD.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER withdraw_hidden AFTER UPDATE OF is_exposed, deleted_at, owner_id ON artworks FOR EACH ROW
  WHEN ((OLD.is_exposed, OLD.deleted_at, OLD.owner_id) IS DISTINCT FROM (NEW.is_exposed, NEW.deleted_at, NEW.owner_id))
  EXECUTE FUNCTION withdraw_artwork();
--> statement-breakpoint
CREATE TRIGGER withdraw_deleted AFTER DELETE ON artworks FOR EACH ROW
  WHEN (OLD.is_exposed AND OLD.deleted_at IS NULL) EXECUTE FUNCTION withdraw_artwork();
--> statement-breakpoint
-- A hidden artist takes the works along. One who is shown again, or for the first time, brings them with the time of today: with an older
-- one, whoever asks what is new would never hear of them.
CREATE FUNCTION withdraw_works_of_artist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.is_exposed THEN
    DELETE FROM withdrawn_records USING artworks a WHERE kind = 'artworks' AND withdrawn_records.id = a.id
      AND a.owner_id = NEW.id AND a.is_exposed AND a.deleted_at IS NULL;
    UPDATE artworks SET updated_at = now() WHERE owner_id = NEW.id AND is_exposed AND deleted_at IS NULL;
  ELSIF OLD.is_exposed THEN
    PERFORM note_withdrawn_artwork(id) FROM artworks WHERE owner_id = OLD.id AND is_exposed AND deleted_at IS NULL;
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NULL END;
END $$;
--> statement-breakpoint
CREATE TRIGGER withdraw_hidden AFTER UPDATE OF is_exposed ON artists FOR EACH ROW
  WHEN (OLD.is_exposed IS DISTINCT FROM NEW.is_exposed) EXECUTE FUNCTION withdraw_works_of_artist();
--> statement-breakpoint
-- Before, since the works go with the artist.
CREATE TRIGGER withdraw_deleted BEFORE DELETE ON artists FOR EACH ROW EXECUTE FUNCTION withdraw_works_of_artist();
--> statement-breakpoint
CREATE FUNCTION withdraw_exhibition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.is_exposed AND (NEW.shown_from IS NULL OR NEW.shown_from <= now()) THEN
    DELETE FROM withdrawn_records WHERE kind = 'exhibitions' AND id = NEW.id;
  ELSIF OLD.is_exposed AND (OLD.shown_from IS NULL OR OLD.shown_from <= now()) THEN
    INSERT INTO withdrawn_records (kind, id) VALUES ('exhibitions', OLD.id) ON CONFLICT (kind, id) DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER withdraw_hidden AFTER UPDATE OF is_exposed, shown_from, shown_to ON exhibitions FOR EACH ROW
  WHEN ((OLD.is_exposed, OLD.shown_from, OLD.shown_to) IS DISTINCT FROM (NEW.is_exposed, NEW.shown_from, NEW.shown_to))
  EXECUTE FUNCTION withdraw_exhibition();
--> statement-breakpoint
CREATE TRIGGER withdraw_deleted AFTER DELETE ON exhibitions FOR EACH ROW EXECUTE FUNCTION withdraw_exhibition();
