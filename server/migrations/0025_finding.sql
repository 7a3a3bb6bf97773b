-- Where the main colour of a picture lies among 512 cells of colours, as `colourCell` of the domain gives it.
CREATE FUNCTION colour_cell(colours jsonb) RETURNS smallint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ((((n >> 21) & 7) << 6) | (((n >> 13) & 7) << 3) | ((n >> 5) & 7))::smallint
  FROM (SELECT ('x' || substr(colours ->> 0, 2, 6))::bit(24)::integer AS n) colour
$$;
--> statement-breakpoint
ALTER TABLE "blobs" ADD COLUMN "colour_cell" smallint GENERATED ALWAYS AS (colour_cell(colours)) STORED;--> statement-breakpoint
CREATE INDEX "blobs_colour_cell" ON "blobs" USING btree ("colour_cell","sha256");