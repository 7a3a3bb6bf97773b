-- Lower case without accents, as search everywhere folds them: 'cafe' is found in 'Café'. Korean syllables stay whole. Only letters that
-- may have an accent are taken apart, each once: to do so with a whole text takes ten times as long.
CREATE FUNCTION fold_text(content text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := lower(content);
  letter text;
BEGIN
  IF octet_length(folded) = length(folded) THEN
    RETURN folded;
  END IF;
  FOREACH letter IN ARRAY string_to_array(
    regexp_replace(folded, U&'[^\00C0-\024F\0300-\036F\0386-\0390\03AA-\03B0\03CA-\03CE\0419\0439\0450-\045F\1E00-\1FFF]+', '', 'g'), NULL
  ) LOOP
    IF strpos(folded, letter) > 0 THEN
      folded := replace(folded, letter, regexp_replace(normalize(letter, NFD), U&'[\0300-\036F]', '', 'g'));
    END IF;
  END LOOP;
  RETURN folded;
END $$;
--> statement-breakpoint
-- A folded text as an index of trigrams can find each piece of it: Korean as the keys that type it, since a word of two syllables has no
-- trigram. Where a folded text holds a folded query, these keys hold those of the query. Functions of ours are called by their
-- schema: where an index is made they are not found otherwise.
CREATE FUNCTION text_keys(content text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := public.fold_text(content);
BEGIN
  IF folded !~ U&'[\AC00-\D7A3]' THEN
    RETURN folded;
  END IF;
  RETURN normalize(translate(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(normalize(folded, NFD), U&'\116A', 'hk'), U&'\116B', 'ho'), U&'\116C', 'hl'), U&'\116F', 'nj'), U&'\1170', 'np'), U&'\1171', 'nl'), U&'\1174', 'ml'), U&'\11AA', 'rt'), U&'\11AC', 'sw'), U&'\11AD', 'sg'), U&'\11B0', 'fr'), U&'\11B1', 'fa'), U&'\11B2', 'fq'), U&'\11B3', 'ft'), U&'\11B4', 'fx'), U&'\11B5', 'fv'), U&'\11B6', 'fg'), U&'\11B9', 'qt'),
    U&'\1100\1101\1102\1103\1104\1105\1106\1107\1108\1109\110A\110B\110C\110D\110E\110F\1110\1111\1112\1161\1162\1163\1164\1165\1166\1167\1168\1169\116D\116E\1172\1173\1175\11A8\11A9\11AB\11AE\11AF\11B7\11B8\11BA\11BB\11BC\11BD\11BE\11BF\11C0\11C1\11C2',
    'rrseefaqqttdwwczxvgkoiojpuphynbmlrrsefaqttdwczxvg'
  ), NFC);
END $$;
--> statement-breakpoint
CREATE TABLE "artwork_counts" (
	"owner_id" char(24),
	"is_exposed" boolean NOT NULL,
	"pictured" boolean NOT NULL,
	"works" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_counts" (
	"files" integer NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "artworks_owner";--> statement-breakpoint
DROP INDEX "artworks_created";--> statement-breakpoint
DROP INDEX "artworks_title";--> statement-breakpoint
DROP INDEX "artworks_titles";--> statement-breakpoint
CREATE INDEX "artwork_counts_owner" ON "artwork_counts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "artists_search_keys_second" ON "artists" USING btree (left(split_part(search_keys, '|', 2), 100) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "artworks_search_keys_second" ON "artworks" USING btree (left(split_part(search_keys, '|', 2), 100) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "artworks_texts" ON "artworks" USING gin (text_keys(title || ' ' || coalesce(title_en, '') || ' ' || coalesce(material, '') || ' ' || coalesce(material_en, '') || ' ' || coalesce(text, '') || ' ' || coalesce(text_en, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "exhibitions_search_keys_second" ON "exhibitions" USING btree (left(split_part(search_keys, '|', 2), 100) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "galleries_search_keys_second" ON "galleries" USING btree (left(split_part(search_keys, '|', 2), 100) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "artworks_owner" ON "artworks" USING btree ("owner_id" NULLS FIRST,"created_at","id","is_exposed","deleted_at");--> statement-breakpoint
CREATE INDEX "artworks_created" ON "artworks" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"is_exposed","deleted_at","owner_id");--> statement-breakpoint
CREATE INDEX "artworks_title" ON "artworks" USING btree (title collate "und-x-icu","created_at","id","is_exposed","deleted_at","owner_id");--> statement-breakpoint
CREATE INDEX "artworks_titles" ON "artworks" USING gin ((stretch_grams(stretch_of(created_at), 0, fold_text(title)) || stretch_grams(stretch_of(created_at), 1, fold_text(coalesce(title_en, ''))))) WITH (fastupdate=off);
--> statement-breakpoint
-- Counting a table takes longer the larger it is. What is counted often is kept, as differences that are added up when it is read.
-- A statement that makes no difference adds nothing.
CREATE FUNCTION count_artworks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO artwork_counts SELECT owner_id, is_exposed, image_id IS NOT NULL OR imageurl IS NOT NULL, count(*)
      FROM added WHERE deleted_at IS NULL GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO artwork_counts SELECT owner_id, is_exposed, image_id IS NOT NULL OR imageurl IS NOT NULL, -count(*)
      FROM removed WHERE deleted_at IS NULL GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO artwork_counts SELECT owner_id, is_exposed, pictured, sum(works) FROM (
      SELECT owner_id, is_exposed, image_id IS NOT NULL OR imageurl IS NOT NULL AS pictured, 1 AS works FROM added WHERE deleted_at IS NULL
      UNION ALL
      SELECT owner_id, is_exposed, image_id IS NOT NULL OR imageurl IS NOT NULL, -1 FROM removed WHERE deleted_at IS NULL
    ) changed GROUP BY 1, 2, 3 HAVING sum(works) <> 0;
  ELSE
    TRUNCATE artwork_counts;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_insert AFTER INSERT ON artworks REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_artworks();
--> statement-breakpoint
CREATE TRIGGER count_update AFTER UPDATE ON artworks REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_artworks();
--> statement-breakpoint
CREATE TRIGGER count_delete AFTER DELETE ON artworks REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_artworks();
--> statement-breakpoint
CREATE TRIGGER count_truncate AFTER TRUNCATE ON artworks FOR EACH STATEMENT EXECUTE FUNCTION count_artworks();
--> statement-breakpoint
CREATE FUNCTION count_storage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'files' THEN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO storage_counts SELECT count(*), 0 FROM added HAVING count(*) > 0;
    ELSIF TG_OP = 'DELETE' THEN
      INSERT INTO storage_counts SELECT -count(*), 0 FROM removed HAVING count(*) > 0;
    ELSE
      INSERT INTO storage_counts SELECT -sum(files), 0 FROM storage_counts HAVING sum(files) <> 0;
    END IF;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO storage_counts SELECT 0, sum(bytes) FROM added HAVING sum(bytes) <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO storage_counts SELECT 0, -sum(bytes) FROM removed HAVING sum(bytes) <> 0;
  ELSE
    INSERT INTO storage_counts SELECT 0, -sum(bytes) FROM storage_counts HAVING sum(bytes) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_insert AFTER INSERT ON files REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_storage();
--> statement-breakpoint
CREATE TRIGGER count_delete AFTER DELETE ON files REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_storage();
--> statement-breakpoint
CREATE TRIGGER count_truncate AFTER TRUNCATE ON files FOR EACH STATEMENT EXECUTE FUNCTION count_storage();
--> statement-breakpoint
CREATE TRIGGER count_insert AFTER INSERT ON blobs REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_storage();
--> statement-breakpoint
CREATE TRIGGER count_delete AFTER DELETE ON blobs REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_storage();
--> statement-breakpoint
CREATE TRIGGER count_truncate AFTER TRUNCATE ON blobs FOR EACH STATEMENT EXECUTE FUNCTION count_storage();
--> statement-breakpoint
-- Counts everything anew: here, and after a restore, which loads rows without their triggers.
CREATE FUNCTION recount() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM artwork_counts;
  INSERT INTO artwork_counts SELECT owner_id, is_exposed, image_id IS NOT NULL OR imageurl IS NOT NULL, count(*)
    FROM artworks WHERE deleted_at IS NULL GROUP BY 1, 2, 3;
  DELETE FROM storage_counts;
  INSERT INTO storage_counts SELECT count(*), 0 FROM files HAVING count(*) > 0;
  INSERT INTO storage_counts SELECT 0, sum(bytes) FROM blobs HAVING count(*) > 0;
END $$;
--> statement-breakpoint
SELECT recount();
