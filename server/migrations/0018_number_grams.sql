-- Letters and pairs of letters as numbers instead of texts: nothing is compared by a language's rules, and a search asks the index for
-- every other pair alone. The upper bits are the stretch and the field, then 16 bits of the first letter and 21 of the last.
DROP INDEX "artworks_titles";--> statement-breakpoint
DROP FUNCTION stretch_grams(integer, text, text);--> statement-breakpoint
DROP FUNCTION gram_query(text);--> statement-breakpoint
CREATE FUNCTION stretch_key(stretch integer, mark integer) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (stretch::bigint * 2 + mark) << 37
$$;
--> statement-breakpoint
-- Two letters beyond the first 65536 of Unicode may share a number: what the index finds is compared once more by its text.
CREATE FUNCTION pair_of(first text, last text) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ((ascii(first) & 65535)::bigint << 21) | ascii(last)
$$;
--> statement-breakpoint
-- Dear to compute, so that the planner asks the index.
CREATE FUNCTION stretch_grams(stretch integer, mark integer, content text) RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
DECLARE
  key bigint := stretch_key(stretch, mark);
  letters text[] := string_to_array(content, NULL);
  found bigint[] := '{}';
BEGIN
  FOR place IN 1 .. cardinality(letters) LOOP
    found := found || (key | ascii(letters[place]));
    IF place > 1 THEN
      found := found || (key | pair_of(letters[place - 1], letters[place]));
    END IF;
  END LOOP;
  RETURN found;
END $$;
--> statement-breakpoint
-- What a text must hold to contain the query: pairs that cover all its letters, or the letter if there is only one.
CREATE FUNCTION gram_query(query text) RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  letters text[] := string_to_array(query, NULL);
  size integer := cardinality(letters);
  found bigint[] := '{}';
BEGIN
  IF size = 1 THEN
    RETURN ARRAY[ascii(query)::bigint];
  END IF;
  FOR place IN 2 .. size BY 2 LOOP
    found := found || pair_of(letters[place - 1], letters[place]);
  END LOOP;
  IF size % 2 = 1 THEN
    found := found || pair_of(letters[size - 1], letters[size]);
  END IF;
  RETURN found;
END $$;
--> statement-breakpoint
CREATE INDEX "artworks_titles" ON "artworks" USING gin ((stretch_grams(stretch_of(created_at), 0, lower(title)) || stretch_grams(stretch_of(created_at), 1, lower(coalesce(title_en, ''))))) WITH (fastupdate=off);
