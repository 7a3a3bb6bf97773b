-- Where the main colour of a picture lies among 512 cells of colours, as `colourCell` of the domain gives it.
CREATE FUNCTION colour_cell(colours jsonb) RETURNS smallint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ((((n >> 21) & 7) << 6) | (((n >> 13) & 7) << 3) | ((n >> 5) & 7))::smallint
  FROM (SELECT ('x' || substr(colours ->> 0, 2, 6))::bit(24)::integer AS n) colour
$$;
--> statement-breakpoint
CREATE TABLE "artwork_views" (
	"artwork_id" char(24) NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "artwork_views_artwork_id_day_pk" PRIMARY KEY("artwork_id","day")
);
--> statement-breakpoint
ALTER TABLE "blobs" ADD COLUMN "colour_cell" smallint GENERATED ALWAYS AS (colour_cell(colours)) STORED;--> statement-breakpoint
ALTER TABLE "artwork_views" ADD CONSTRAINT "artwork_views_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artwork_views_day" ON "artwork_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "blobs_colour_cell" ON "blobs" USING btree ("colour_cell","sha256");