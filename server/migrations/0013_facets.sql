-- The names of a picture's main colours, as `huesOf` of the domain gives them.
CREATE FUNCTION hues_of(colours jsonb) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  found text[] := '{}';
  colour text;
  place integer := 0;
  r integer; g integer; b integer; most integer; least_ integer; chroma integer; light integer;
  degrees double precision;
  hue text;
BEGIN
  FOR colour IN SELECT jsonb_array_elements_text(colours) LOOP
    r := ('x' || substr(colour, 2, 2))::bit(8)::integer;
    g := ('x' || substr(colour, 4, 2))::bit(8)::integer;
    b := ('x' || substr(colour, 6, 2))::bit(8)::integer;
    most := greatest(r, g, b);
    least_ := least(r, g, b);
    chroma := most - least_;
    light := most + least_;
    IF light < 76 THEN hue := 'black';
    ELSIF chroma < 30 OR (light > 440 AND chroma < 44) THEN
      hue := CASE WHEN light > 384 THEN 'white' WHEN light < 110 THEN 'black' ELSE 'grey' END;
    ELSE
      degrees := CASE
        WHEN most = r THEN 60.0::double precision * (g - b) / chroma + CASE WHEN g < b THEN 360 ELSE 0 END
        WHEN most = g THEN 60.0::double precision * (b - r) / chroma + 120
        ELSE 60.0::double precision * (r - g) / chroma + 240 END;
      hue := CASE
        WHEN degrees < 14 OR degrees >= 345 THEN
          CASE WHEN light > 350 THEN 'pink' WHEN light < 130 AND chroma < 70 THEN 'brown' ELSE 'red' END
        WHEN degrees < 44 THEN CASE WHEN light < 250 OR chroma < 90 THEN 'brown' ELSE 'orange' END
        WHEN degrees < 70 THEN CASE WHEN light < 180 THEN 'brown' ELSE 'yellow' END
        WHEN degrees < 170 THEN 'green'
        WHEN degrees < 252 THEN 'blue'
        WHEN degrees < 292 THEN 'purple'
        ELSE 'pink' END;
    END IF;
    IF place < (CASE WHEN hue IN ('white', 'grey', 'black', 'brown') THEN 2 ELSE 4 END) AND NOT hue = ANY(found) THEN
      found := found || hue;
    END IF;
    place := place + 1;
  END LOOP;
  RETURN found;
END $$;
--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "tags" text[] GENERATED ALWAYS AS (array_remove(array[case when lower(coalesce(material, '') || ' ' || coalesce(material_en, '')) ~ '유채|유화|오일|(^| )oil' then 'oil' end, case when lower(coalesce(material, '') || ' ' || coalesce(material_en, '')) ~ '아크릴|acrylic' then 'acrylic' end, case when lower(coalesce(material, '') || ' ' || coalesce(material_en, '')) ~ '수묵|먹|담채|(^| )ink( |$)' then 'ink' end, case when lower(coalesce(material, '') || ' ' || coalesce(material_en, '')) ~ '채색|분채|석채|안료|템페라|수채|호분|금니|colour on|color on|powdered pigment|mineral pigment|tempera|watercolou?r|gouache|shell white|gold on' then 'colour' end, case when lower(coalesce(material, '') || ' ' || coalesce(material_en, '')) ~ '사진|프린트|photo|pigment print|silver print|c-print' then 'photograph' end, case when lower(coalesce(material, '') || ' ' || coalesce(material_en, '')) ~ '백자|청자|분청|도자|옹기|석기|세라믹|ceramic|porcelain|celadon|stoneware|onggi|clay' then 'ceramic' end, case when lower(coalesce(material, '') || ' ' || coalesce(material_en, '')) ~ '조각보|자수|모시|명주|삼베|섬유|직물|textile|patchwork|ramie|embroider|tapestry|fib(er|re)' then 'textile' end, case when lower(coalesce(material, '') || ' ' || coalesce(material_en, '')) ~ '판화|목판|동판|석판|실크스크린|etching|lithograph|woodcut|screenprint|silkscreen|linocut' then 'print' end, case when lower(coalesce(material, '') || ' ' || coalesce(material_en, '')) ~ '조각(?!보)|청동|브론즈|대리석|철판|스테인리스|bronze|marble|steel|sculpture|carved' then 'sculpture' end, case when lower(coalesce(material, '') || ' ' || coalesce(material_en, '')) ~ '혼합|콜라주|펄프|mixed|collage|pulp|earth and' then 'mixed' end, case when greatest(width_cm, height_cm) <= 40 then 'small' when greatest(width_cm, height_cm) <= 100 then 'medium' when greatest(width_cm, height_cm) <= 180 then 'large' when width_cm is not null then 'huge' end, case when width_cm <= height_cm * 1.05 and height_cm <= width_cm * 1.05 then 'square' when width_cm > height_cm then 'landscape' when width_cm < height_cm then 'portrait' end], null)) STORED;--> statement-breakpoint
ALTER TABLE "blobs" ADD COLUMN "hues" text[] GENERATED ALWAYS AS (hues_of(colours)) STORED;--> statement-breakpoint
CREATE INDEX "artworks_tags" ON "artworks" USING gin ("tags");