-- Time is cut into stretches of ten days, counted from 1970, and titles are looked for in one after the other, from the newest: a
-- word in many titles fills its page from the first ones, and what is read for it does not grow with the collection.
CREATE FUNCTION stretch_of(made timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT floor(date_part('epoch', made AT TIME ZONE 'UTC') / 864000)::integer
$$;
--> statement-breakpoint
CREATE FUNCTION stretch_start(stretch integer) RETURNS timestamptz LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_timestamp(stretch * 864000::double precision)
$$;
--> statement-breakpoint
-- The letters of a text and its pairs of letters, each with the stretch and a mark that tells one field of a record from another.
-- Dear to compute, so that the planner asks the index.
CREATE FUNCTION stretch_grams(stretch integer, mark text, content text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
DECLARE
  start text := stretch || mark;
  letters text[] := string_to_array(content, NULL);
  found text[] := '{}';
BEGIN
  FOR place IN 1 .. cardinality(letters) LOOP
    found := found || (start || letters[place]);
    IF place > 1 THEN
      found := found || (start || letters[place - 1] || letters[place]);
    END IF;
  END LOOP;
  RETURN found;
END $$;
--> statement-breakpoint
-- What a text must hold to contain the query: its pairs of letters, or the letter if there is only one.
CREATE OR REPLACE FUNCTION gram_query(query text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  letters text[] := string_to_array(query, NULL);
  found text[] := '{}';
BEGIN
  IF cardinality(letters) = 1 THEN
    RETURN letters;
  END IF;
  FOR place IN 2 .. cardinality(letters) LOOP
    found := found || (letters[place - 1] || letters[place]);
  END LOOP;
  RETURN found;
END $$;
--> statement-breakpoint
DROP INDEX "artworks_titles";--> statement-breakpoint
CREATE INDEX "artworks_titles" ON "artworks" USING gin ((stretch_grams(stretch_of(created_at), ' ko ', lower(title)) || stretch_grams(stretch_of(created_at), ' en ', lower(coalesce(title_en, ''))))) WITH (fastupdate=off);--> statement-breakpoint
DROP FUNCTION grams(text);
