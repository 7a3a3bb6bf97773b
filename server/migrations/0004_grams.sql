-- What a text holds: its letters and its pairs of letters, each once. Dear to compute, so that the planner asks the index.
CREATE FUNCTION grams(content text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
  SELECT coalesce(array_agg(DISTINCT gram), '{}') FROM (
    SELECT unnest(ARRAY[letter, letter || lead(letter) OVER (ORDER BY place)]) AS gram
    FROM unnest(string_to_array(content, NULL)) WITH ORDINALITY AS letters (letter, place)
  ) AS all_grams WHERE gram IS NOT NULL
$$;
--> statement-breakpoint
-- What a text must hold to contain the query: its pairs of letters, or the letter if there is only one.
CREATE FUNCTION gram_query(query text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT gram), '{}') FROM (
    SELECT letter || coalesce(lead(letter) OVER (ORDER BY place), CASE WHEN length(query) = 1 THEN '' END) AS gram
    FROM unnest(string_to_array(query, NULL)) WITH ORDINALITY AS letters (letter, place)
  ) AS all_grams WHERE gram IS NOT NULL
$$;
