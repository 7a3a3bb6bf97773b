SET check_function_bodies = false;
CREATE SCHEMA drizzle;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';
CREATE FUNCTION public.colour_cell(colours jsonb) RETURNS smallint
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  SELECT ((((n >> 21) & 7) << 6) | (((n >> 13) & 7) << 3) | ((n >> 5) & 7))::smallint
  FROM (SELECT ('x' || substr(colours ->> 0, 2, 6))::bit(24)::integer AS n) colour
$$;
CREATE FUNCTION public.erased_name(id text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ('deleted-'::text || "right"(TRIM(BOTH FROM id), 8));
CREATE FUNCTION public.erased_values(part jsonb, pseudonym text) RETURNS jsonb
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT coalesce(
    jsonb_object_agg(key, CASE WHEN key = 'role' OR jsonb_typeof(value) IN ('boolean', 'null') THEN value ELSE to_jsonb(pseudonym) END),
    part)
  FROM jsonb_each(part)
$$;
CREATE FUNCTION public.gram_query(query text) RETURNS bigint[]
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
DECLARE
  letters text[] := string_to_array(query, NULL);
  size integer := cardinality(letters);
  last integer;
  found bigint[] := '{}';
BEGIN
  IF size = 1 THEN
    RETURN ARRAY[ascii(query)::bigint];
  ELSIF size = 2 THEN
    RETURN ARRAY[((ascii(letters[1]) & 65535)::bigint << 21) | ascii(letters[2])];
  END IF;
  FOR place IN 3 .. size + 2 BY 3 LOOP
    last := least(place, size);
    found := found || ((((ascii(letters[last - 2])::bigint * 40503 + ascii(letters[last - 1])) & 65535) << 21) | ascii(letters[last]));
  END LOOP;
  RETURN found;
END $$;
CREATE FUNCTION public.hues_of(colours jsonb) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
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
CREATE FUNCTION public.notify_ended_sessions() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('hwarang_live', 'sessions:' || ended.user_id) FROM (SELECT DISTINCT user_id FROM gone) ended;
  RETURN NULL;
END $$;
CREATE FUNCTION public.publish_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP <> 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT FROM changed) THEN
      RETURN NULL;
    END IF;
  END IF;
  PERFORM pg_notify('hwarang_changes', TG_TABLE_NAME);
  RETURN NULL;
END $$;
CREATE FUNCTION public.publish_formats() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('hwarang_changes', TG_TABLE_NAME);
  RETURN NULL;
END $$;
CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'what was written down in % stays as it is', TG_TABLE_NAME;
END
$$;
CREATE FUNCTION public.refuse_unless_erased() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
BEGIN
  IF (NEW.id, NEW.user_id, NEW.action, NEW.noun, NEW.record_id, NEW.created_at, NEW.updated_at)
      IS DISTINCT FROM (OLD.id, OLD.user_id, OLD.action, OLD.noun, OLD.record_id, OLD.created_at, OLD.updated_at)
    OR NEW.username <> OLD.username
      AND (NEW.username <> erased_name(OLD.user_id) OR EXISTS (SELECT FROM users WHERE id = OLD.user_id))
    OR (NEW.name, NEW.before, NEW.after) IS DISTINCT FROM (OLD.name, OLD.before, OLD.after)
      AND (NEW.name !~ '^deleted-[0-9a-f]{8}$'
        OR NEW.before IS DISTINCT FROM erased_values(OLD.before, NEW.name)
        OR NEW.after IS DISTINCT FROM erased_values(OLD.after, NEW.name)
        OR CASE OLD.noun
          WHEN 'users' THEN EXISTS (SELECT FROM users WHERE id = OLD.record_id::char(24))
          WHEN 'artists' THEN EXISTS (SELECT FROM artists WHERE id = OLD.record_id::char(24))
          WHEN 'support' THEN EXISTS (SELECT FROM conversations WHERE id = OLD.record_id::char(24))
          ELSE true END)
  THEN RAISE EXCEPTION 'what was written down in % stays as it is', TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$_$;
CREATE FUNCTION public.search_initials(content text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  SELECT translate(regexp_replace(normalize(content, NFKD), U&'[^\1100-\1112]', '', 'g'), U&'\1100\1101\1102\1103\1104\1105\1106\1107\1108\1109\110A\110B\110C\110D\110E\110F\1110\1111\1112', 'rrseefaqqttdwwczxvg')
$$;
CREATE FUNCTION public.search_keys(content text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  SELECT translate(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(normalize(content, NFKD)), U&'\116A', 'hk'), U&'\116B', 'ho'), U&'\116C', 'hl'), U&'\116F', 'nj'), U&'\1170', 'np'), U&'\1171', 'nl'), U&'\1174', 'ml'), U&'\11AA', 'rt'), U&'\11AC', 'sw'), U&'\11AD', 'sg'), U&'\11B0', 'fr'), U&'\11B1', 'fa'), U&'\11B2', 'fq'), U&'\11B3', 'ft'), U&'\11B4', 'fx'), U&'\11B5', 'fv'), U&'\11B6', 'fg'), U&'\11B9', 'qt'),
    U&'\1100\1101\1102\1103\1104\1105\1106\1107\1108\1109\110A\110B\110C\110D\110E\110F\1110\1111\1112\1161\1162\1163\1164\1165\1166\1167\1168\1169\116D\116E\1172\1173\1175\11A8\11A9\11AB\11AE\11AF\11B7\11B8\11BA\11BB\11BC\11BD\11BE\11BF\11C0\11C1\11C2\0300\0301\0302\0303\0304\0305\0306\0307\0308\0309\030A\030B\030C\030D\030E\030F\0310\0311\0312\0313\0314\0315\0316\0317\0318\0319\031A\031B\031C\031D\031E\031F\0320\0321\0322\0323\0324\0325\0326\0327\0328\0329\032A\032B\032C\032D\032E\032F\0330\0331\0332\0333\0334\0335\0336\0337\0338\0339\033A\033B\033C\033D\033E\033F\0340\0341\0342\0343\0344\0345\0346\0347\0348\0349\034A\034B\034C\034D\034E\034F\0350\0351\0352\0353\0354\0355\0356\0357\0358\0359\035A\035B\035C\035D\035E\035F\0360\0361\0362\0363\0364\0365\0366\0367\0368\0369\036A\036B\036C\036D\036E\036F\0020\0009\000A\000D\000B\000C\00A0\0021\0022\0023\0024\0025\0026\0027\0028\0029\002A\002B\002C\002D\002E\002F\003A\003B\003C\003D\003E\003F\0040\005B\005C\005D\005E\005F\0060\007B\007C\007D\007E\00B7\2026\2018\2019\201C\201D\2013\2014\3001\3002\300C\300D\300E\300F\3008\3009\300A\300B\3000\FEFF',
    'rrseefaqqttdwwczxvgkoiojpuphynbmlrrsefaqttdwczxvg'
  )
$$;
CREATE FUNCTION public.stretch_grams(stretch integer, mark integer, content text) RETURNS bigint[]
    LANGUAGE plpgsql IMMUTABLE STRICT COST 10000 PARALLEL SAFE
    AS $$
DECLARE
  key bigint := (stretch::bigint * 2 + mark) << 37;
  letter text;
  code bigint;
  before bigint;
  earlier bigint;
  found bigint[] := '{}';
BEGIN
  FOREACH letter IN ARRAY string_to_array(content, NULL) LOOP
    code := ascii(letter);
    found := found || (key | code);
    IF before IS NOT NULL THEN
      found := found || (key | ((before & 65535) << 21) | code);
    END IF;
    IF earlier IS NOT NULL THEN
      found := found || (key | (((earlier * 40503 + before) & 65535) << 21) | code);
    END IF;
    earlier := before;
    before := code;
  END LOOP;
  RETURN found;
END $$;
CREATE FUNCTION public.stretch_of(made timestamp with time zone) RETURNS integer
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  SELECT floor(date_part('epoch', made AT TIME ZONE 'UTC') / 1209600)::integer
$$;
CREATE FUNCTION public.stretch_start(stretch integer) RETURNS timestamp with time zone
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  SELECT to_timestamp(stretch * 1209600::double precision)
$$;
CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;
CREATE TABLE public.artbrochures (
    id character(24) NOT NULL,
    artist_id character(24),
    main_title text NOT NULL,
    url text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.artists (
    id character(24) NOT NULL,
    localname text NOT NULL,
    englishname text NOT NULL,
    nickname text,
    usercountryname text,
    edulevel text,
    ex_career text,
    ex_group_career text,
    awards text,
    statement text,
    statement_en text,
    mobile text,
    email text,
    contact_public boolean DEFAULT false NOT NULL,
    facebook text,
    instagram text,
    blog text,
    homepage text,
    profileimg_id character(24),
    profileimgurl text,
    user_id character(24),
    is_exposed boolean DEFAULT true NOT NULL,
    available_ind text,
    row_status text,
    userid text,
    userkey text,
    version integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    search_keys text GENERATED ALWAYS AS (((public.search_keys(COALESCE(localname, ''::text)) || '|'::text) || public.search_keys(COALESCE(englishname, ''::text)))) STORED,
    search_initials text GENERATED ALWAYS AS (((public.search_initials(COALESCE(localname, ''::text)) || '|'::text) || public.search_initials(COALESCE(englishname, ''::text)))) STORED,
    edulevel_en text,
    ex_career_en text,
    ex_group_career_en text,
    awards_en text,
    held boolean DEFAULT false NOT NULL
);
CREATE TABLE public.artwork_views (
    artwork_id character(24) NOT NULL,
    day date NOT NULL,
    views integer NOT NULL
);
CREATE TABLE public.artworks (
    id character(24) NOT NULL,
    title text NOT NULL,
    title_en text,
    material text,
    material_en text,
    width_cm numeric(8,2),
    height_cm numeric(8,2),
    depth_cm numeric(8,2),
    size_text text,
    year date,
    text text,
    text_en text,
    owner_id character(24),
    image_id character(24),
    imageurl text,
    shopitemreg_id character(24),
    is_exposed boolean DEFAULT true NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    deleted_at timestamp(3) with time zone,
    version integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    search_keys text GENERATED ALWAYS AS (((public.search_keys(COALESCE(title, ''::text)) || '|'::text) || public.search_keys(COALESCE(title_en, ''::text)))) STORED,
    search_initials text GENERATED ALWAYS AS (((public.search_initials(COALESCE(title, ''::text)) || '|'::text) || public.search_initials(COALESCE(title_en, ''::text)))) STORED,
    tags text[] GENERATED ALWAYS AS (array_remove(ARRAY[
CASE
    WHEN (lower(((COALESCE(material, ''::text) || ' '::text) || COALESCE(material_en, ''::text))) ~ '유채|유화|오일|(^| )oil'::text) THEN 'oil'::text
    ELSE NULL::text
END,
CASE
    WHEN (lower(((COALESCE(material, ''::text) || ' '::text) || COALESCE(material_en, ''::text))) ~ '아크릴|acrylic'::text) THEN 'acrylic'::text
    ELSE NULL::text
END,
CASE
    WHEN (lower(((COALESCE(material, ''::text) || ' '::text) || COALESCE(material_en, ''::text))) ~ '수묵|먹|담채|(^| )ink( |$)'::text) THEN 'ink'::text
    ELSE NULL::text
END,
CASE
    WHEN (lower(((COALESCE(material, ''::text) || ' '::text) || COALESCE(material_en, ''::text))) ~ '채색|분채|석채|안료|템페라|수채|호분|금니|colour on|color on|powdered pigment|mineral pigment|tempera|watercolou?r|gouache|shell white|gold on'::text) THEN 'colour'::text
    ELSE NULL::text
END,
CASE
    WHEN (lower(((COALESCE(material, ''::text) || ' '::text) || COALESCE(material_en, ''::text))) ~ '사진|프린트|photo|pigment print|silver print|c-print'::text) THEN 'photograph'::text
    ELSE NULL::text
END,
CASE
    WHEN (lower(((COALESCE(material, ''::text) || ' '::text) || COALESCE(material_en, ''::text))) ~ '백자|청자|분청|도자|옹기|석기|세라믹|ceramic|porcelain|celadon|stoneware|onggi|clay'::text) THEN 'ceramic'::text
    ELSE NULL::text
END,
CASE
    WHEN (lower(((COALESCE(material, ''::text) || ' '::text) || COALESCE(material_en, ''::text))) ~ '조각보|자수|모시|명주|삼베|섬유|직물|textile|patchwork|ramie|embroider|tapestry|fib(er|re)'::text) THEN 'textile'::text
    ELSE NULL::text
END,
CASE
    WHEN (lower(((COALESCE(material, ''::text) || ' '::text) || COALESCE(material_en, ''::text))) ~ '판화|목판|동판|석판|실크스크린|etching|lithograph|woodcut|screenprint|silkscreen|linocut'::text) THEN 'print'::text
    ELSE NULL::text
END,
CASE
    WHEN (lower(((COALESCE(material, ''::text) || ' '::text) || COALESCE(material_en, ''::text))) ~ '조각(?!보)|청동|브론즈|대리석|철판|스테인리스|bronze|marble|steel|sculpture|carved'::text) THEN 'sculpture'::text
    ELSE NULL::text
END,
CASE
    WHEN (lower(((COALESCE(material, ''::text) || ' '::text) || COALESCE(material_en, ''::text))) ~ '혼합|콜라주|펄프|mixed|collage|pulp|earth and'::text) THEN 'mixed'::text
    ELSE NULL::text
END,
CASE
    WHEN (GREATEST(width_cm, height_cm) <= (40)::numeric) THEN 'small'::text
    WHEN (GREATEST(width_cm, height_cm) <= (100)::numeric) THEN 'medium'::text
    WHEN (GREATEST(width_cm, height_cm) <= (180)::numeric) THEN 'large'::text
    WHEN (width_cm IS NOT NULL) THEN 'huge'::text
    ELSE NULL::text
END,
CASE
    WHEN ((width_cm <= (height_cm * 1.05)) AND (height_cm <= (width_cm * 1.05))) THEN 'square'::text
    WHEN (width_cm > height_cm) THEN 'landscape'::text
    WHEN (width_cm < height_cm) THEN 'portrait'::text
    ELSE NULL::text
END], NULL::text)) STORED,
    edition text
);
CREATE TABLE public.attempts (
    key text NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.audit_entries (
    id character(24) NOT NULL,
    user_id character(24) NOT NULL,
    username text NOT NULL,
    action text NOT NULL,
    noun text NOT NULL,
    record_id text NOT NULL,
    name text NOT NULL,
    before jsonb,
    after jsonb,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.blobs (
    sha256 text NOT NULL,
    mime text NOT NULL,
    bytes bigint NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    thumbhash text NOT NULL,
    colours jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    location text NOT NULL,
    alpha boolean NOT NULL,
    formats jsonb NOT NULL,
    warmed_at timestamp(3) with time zone,
    warming_at timestamp(3) with time zone,
    warm_attempts integer DEFAULT 0 NOT NULL,
    unused_at timestamp(3) with time zone,
    format_parts text[] GENERATED ALWAYS AS (ARRAY[(((((formats #>> '{thumbnail,width}'::text[]) || ',"height":'::text) || (formats #>> '{thumbnail,height}'::text[])) || ',"size":'::text) || (formats #>> '{thumbnail,size}'::text[])), (((((formats #>> '{small,width}'::text[]) || ',"height":'::text) || (formats #>> '{small,height}'::text[])) || ',"size":'::text) || (formats #>> '{small,size}'::text[])), (((((formats #>> '{medium,width}'::text[]) || ',"height":'::text) || (formats #>> '{medium,height}'::text[])) || ',"size":'::text) || (formats #>> '{medium,size}'::text[])), (((((formats #>> '{large,width}'::text[]) || ',"height":'::text) || (formats #>> '{large,height}'::text[])) || ',"size":'::text) || (formats #>> '{large,size}'::text[]))]) STORED,
    hues text[] GENERATED ALWAYS AS (public.hues_of(colours)) STORED,
    colour_cell smallint GENERATED ALWAYS AS (public.colour_cell(colours)) STORED
);
CREATE TABLE public.companies (
    id character(24) NOT NULL,
    name text NOT NULL,
    bizno text,
    telno text,
    country text,
    zip_postal_code text,
    state_province text,
    city text,
    address_line1 text,
    address_line2 text,
    user_id character(24),
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.contracts (
    id character(24) NOT NULL,
    name text,
    user_id character(24),
    artist_id character(24),
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.conversations (
    id character(24) NOT NULL,
    user_id character(24),
    key_hash text,
    email text,
    language text DEFAULT 'ko'::text NOT NULL,
    closed_at timestamp(3) with time zone,
    last_message_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    customer_read_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    support_read_at timestamp(3) with time zone,
    customer_seen_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    mail_waiting_since timestamp(3) with time zone
);
CREATE TABLE public.desk_mails (
    id text NOT NULL,
    sent_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.exhibition_artists (
    exhibition_id character(24) NOT NULL,
    artist_id character(24) NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.exhibition_artworks (
    exhibition_id character(24) NOT NULL,
    artwork_id character(24) NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.exhibition_galleries (
    exhibition_id character(24) NOT NULL,
    gallery_id character(24) NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.exhibition_images (
    exhibition_id character(24) NOT NULL,
    file_id character(24) NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.exhibitions (
    id character(24) NOT NULL,
    title text NOT NULL,
    title_en text,
    period text,
    opens_on date,
    closes_on date,
    businesshour text,
    detailinfotext text,
    detailinfotext_en text,
    gallery_id character(24),
    is_exposed boolean DEFAULT true NOT NULL,
    shown_from timestamp(3) with time zone,
    shown_to timestamp(3) with time zone,
    room_style text DEFAULT 'white-cube'::text NOT NULL,
    hang jsonb,
    version integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    search_keys text GENERATED ALWAYS AS (((public.search_keys(COALESCE(title, ''::text)) || '|'::text) || public.search_keys(COALESCE(title_en, ''::text)))) STORED,
    search_initials text GENERATED ALWAYS AS (((public.search_initials(COALESCE(title, ''::text)) || '|'::text) || public.search_initials(COALESCE(title_en, ''::text)))) STORED
);
CREATE TABLE public.files (
    id character(24) NOT NULL,
    key text NOT NULL,
    sha256 text NOT NULL,
    name text NOT NULL,
    ext text NOT NULL,
    alternative_text text DEFAULT ''::text NOT NULL,
    caption text DEFAULT ''::text NOT NULL,
    uploaded_by character(24),
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.galleries (
    id character(24) NOT NULL,
    name text NOT NULL,
    name_en text,
    email text,
    homepage text,
    contact text,
    description text,
    description_en text,
    gallery_hours jsonb DEFAULT '[]'::jsonb NOT NULL,
    gallery_address jsonb,
    gallery_address_en jsonb,
    latitude double precision,
    longitude double precision,
    is_exposed boolean DEFAULT true NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    search_keys text GENERATED ALWAYS AS (((public.search_keys(COALESCE(name, ''::text)) || '|'::text) || public.search_keys(COALESCE(name_en, ''::text)))) STORED,
    search_initials text GENERATED ALWAYS AS (((public.search_initials(COALESCE(name, ''::text)) || '|'::text) || public.search_initials(COALESCE(name_en, ''::text)))) STORED
);
CREATE TABLE public.gallery_images (
    gallery_id character(24) NOT NULL,
    file_id character(24) NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.mails (
    id character(24) NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    due_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    sent_at timestamp(3) with time zone,
    abandoned_at timestamp(3) with time zone,
    error text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.notifications (
    id character(24) NOT NULL,
    user_id character(24) NOT NULL,
    kind text NOT NULL,
    facts jsonb NOT NULL,
    read_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.open_call_entries (
    id character(24) NOT NULL,
    open_call_id character(24) NOT NULL,
    artist_id character(24) NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.open_call_entry_artworks (
    entry_id character(24) NOT NULL,
    artwork_id character(24) NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.open_calls (
    id character(24) NOT NULL,
    slug text NOT NULL,
    texts jsonb NOT NULL,
    winners integer NOT NULL,
    most_works integer NOT NULL,
    opens_on date NOT NULL,
    closes_on date NOT NULL,
    results_on date NOT NULL,
    closed boolean DEFAULT false NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.page_versions (
    id character(24) NOT NULL,
    page text NOT NULL,
    version integer NOT NULL,
    ko text NOT NULL,
    en text NOT NULL,
    user_id character(24),
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.roles (
    id character(24) NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.sessions (
    id text NOT NULL,
    user_id character(24) NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    browser text,
    system text,
    last_seen_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.settings (
    key text NOT NULL,
    value jsonb NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.shopitemregs (
    id character(24) NOT NULL,
    name text,
    url text,
    artist_id character(24),
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.support_desks (
    user_id character(24) NOT NULL,
    seen_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.support_messages (
    id character(24) NOT NULL,
    conversation_id character(24) NOT NULL,
    from_support boolean NOT NULL,
    author_id character(24),
    text text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
CREATE TABLE public.tickets (
    hash text NOT NULL,
    purpose text NOT NULL,
    user_id character(24) NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.users (
    id character(24) NOT NULL,
    username text NOT NULL,
    email text NOT NULL,
    provider text DEFAULT 'local'::text NOT NULL,
    password_hash text NOT NULL,
    confirmed boolean DEFAULT false NOT NULL,
    blocked boolean DEFAULT false NOT NULL,
    role_id character(24) NOT NULL,
    confirmation_token_hash text,
    reset_token_hash text,
    reset_token_expires_at timestamp(3) with time zone,
    language text DEFAULT 'ko'::text NOT NULL,
    marketing_consent_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    confirmation_token_expires_at timestamp(3) with time zone,
    new_email text,
    new_email_token_hash text,
    new_email_expires_at timestamp(3) with time zone
);
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations VALUES
	(1, 'fc27e97b9a61877f7f59d59a69c8c0bd2cd3271bc44b9f208800ed458d18a10b', 1794750565557),
	(2, 'a2c59c48f64cb79a07c649cc264cbb66dcf8f5cdebc650ae4002f9cf21aa93c6', 1794750566682),
	(3, '50620cd94b1f3cab4fe23cde2437efa59aec4e4dd7959d34f73a2744c25bf0b3', 1794751180494),
	(4, '010a7a9fd11a55f0721f6ae1730c476c36a39dfd9d10bb18ed4b2f7ea1055a4b', 1794751782835),
	(5, '754fa39168f1ef6ee135a23a20dc2fdb2d91055ee1d4f5f748f1578c13c83509', 1794752978922),
	(6, 'c38cd7d7a419eeeb8d5a9ffef5bc87d6eca22479118f22fea0c92eff35958c39', 1794752982416),
	(7, '7f0ba13f830635b02978e43d5f3f58af96a8c7a460140126873f8a59919a26a5', 1794754603318),
	(8, '627e28052f5a26e28eb8e59e70d45b39b3c45854f27f33c2d4e418ae497991d4', 1794754614743),
	(9, '65e041c26356c7df7cb28a88ee61dca9b9c0d7c8d0210ca08a0de9ef099091f6', 1794756048576),
	(10, '8736b21b58280df8b7fc9da24f06b4d1285d7d555d358ef31924c957a9c4a490', 1794758322812),
	(11, '6fe9059af3451c079ab7aa9ff3512127ed16d669255b8e42d3bfbee6922e6f61', 1794758914644),
	(12, '03a60ebf517cc146add84f6dca27093420ec7864685e8cd338c7dfcc9ba992b1', 1794759507553),
	(13, 'cf17930148d83be00aa57c5958fbc5159eaf384e1dd355702c53ea2d42b30153', 1794759951767),
	(14, 'e76a5563d3d728f6e96f13a6d98b69d8499c8db1faf8efc5be83fbd665724c32', 1794764584776),
	(15, '9b9ccbf69aab45dfdec04801756f51deb42e85339ed56dc318e5db15648e7cb4', 1794766920818),
	(16, 'd85c9a89553f913cbe0a2ad9db4ac885c78918ea8ff979803902f8f975162200', 1794767597359),
	(17, '8f59e59c97377a8e74169fe90222d380f348b6e6d650392f95a9af16143a9da6', 1794775009313),
	(18, '9a2eee03ac63017bdc1ca6e098a26598ece8fee51ac10b018599d4a2bd24e405', 1794779735128),
	(19, '073a82f5f8d6363e706f29b2877707c3785128df36acbd0106f7b585c1da67b7', 1794811677374),
	(20, '895494f1cdce97a08337f73bf2a69fcad039d5efb826d763306e8b592c428b65', 1794844455928),
	(21, 'd1c5dd76f7c0cf658ce7382abceb523789750a3c56208fc2bff243174908f651', 1794845579555),
	(22, '756133c0e8d51caccc7fccc3c37f99db4e618e88c4bd4c17f8f67ae0262700ed', 1794850033148),
	(23, '15d144ae7e22a3401151c8db46c5ad30ea46b90c21f8a8f4ee8c81864f521776', 1794861115484),
	(24, 'b684442c74ac344cca07a58b5ae869e6ab4d821dd55448e19c3f075344adcbaa', 1794867526876),
	(25, '8d448517e2098ea2629f23c5cb0b253c64969b4f894d75e342e8323e9482763d', 1794869614241),
	(26, '56001e5d3d91e944bb06cdc70aa0960ffc666354b0867311260262513dd83463', 1794870671011);
INSERT INTO public.artbrochures VALUES
	('65a000620000000000000001', '65a000610000000000000001', '도록 1', 'https://example.com/brochures/1', 1, '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000620000000000000002', '65a000610000000000000002', '도록 2', 'https://example.com/brochures/2', 2, '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000620000000000000003', '65a000610000000000000003', '도록 3', 'https://example.com/brochures/3', 3, '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000620000000000000004', '65a000610000000000000004', '도록 4', 'https://example.com/brochures/4', 4, '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000620000000000000005', '65a000610000000000000005', '도록 5', 'https://example.com/brochures/5', 5, '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000620000000000000006', '65a000610000000000000006', '도록 6', 'https://example.com/brochures/6', 6, '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000620000000000000007', '65a000610000000000000007', '도록 7', 'https://example.com/brochures/7', 7, '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000620000000000000008', '65a000610000000000000008', '도록 8', 'https://example.com/brochures/8', 8, '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000620000000000000009', '65a000610000000000000009', '도록 9', 'https://example.com/brochures/9', 9, '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a00062000000000000000a', '65a00061000000000000000a', '도록 10', 'https://example.com/brochures/10', 10, '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a00062000000000000000b', '65a00061000000000000000b', '도록 11', 'https://example.com/brochures/11', 11, '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a00062000000000000000c', '65a00061000000000000000c', '도록 12', 'https://example.com/brochures/12', 12, '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0);
INSERT INTO public.artists VALUES
	('65a000610000000000000001', '이도현', 'Lee Dohyun 1', NULL, 'KR', NULL, NULL, NULL, NULL, '빛과 여백을 그립니다. 1', 'Light and blank space. 1', NULL, 'person1@example.com', false, NULL, 'artist1', NULL, NULL, '6afbf6f5232742ef6987e4f2', NULL, '65a000750000000000000002', true, NULL, NULL, NULL, NULL, 0, '2025-01-02 10:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a000610000000000000002', '박하린', 'Park Harin 2', NULL, 'KR', NULL, NULL, NULL, '2024 새벽 미술상', '빛과 여백을 그립니다. 2', 'Light and blank space. 2', NULL, 'person2@example.com', true, NULL, 'artist2', NULL, NULL, '6afbf6f5232742ef6987e4f3', NULL, '65a000750000000000000003', true, NULL, NULL, NULL, NULL, 0, '2025-01-02 11:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a000610000000000000003', '최유진', 'Choi Yujin 3', NULL, 'KR', NULL, NULL, NULL, NULL, '빛과 여백을 그립니다. 3', 'Light and blank space. 3', NULL, 'person3@example.com', false, NULL, 'artist3', NULL, NULL, '6afbf6f5232742ef6987e4f4', NULL, '65a000750000000000000004', true, NULL, NULL, NULL, NULL, 0, '2025-01-02 12:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a000610000000000000004', '정민서', 'Jung Minseo 4', NULL, 'KR', NULL, NULL, NULL, '2024 새벽 미술상', '빛과 여백을 그립니다. 4', 'Light and blank space. 4', NULL, 'person4@example.com', true, NULL, 'artist4', NULL, NULL, '6afbf6f6232742ef6987e4f5', NULL, '65a000750000000000000005', true, NULL, NULL, NULL, NULL, 0, '2025-01-02 13:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a000610000000000000005', '한가람', 'Han Garam 5', 'Zoë ''5''', 'KR', NULL, NULL, NULL, NULL, '빛과 여백을 그립니다. 5', 'Light and blank space. 5', NULL, 'person5@example.com', false, NULL, 'artist5', NULL, NULL, NULL, NULL, '65a000750000000000000006', true, NULL, NULL, NULL, NULL, 0, '2025-01-02 14:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a000610000000000000006', '김서윤', 'Kim Seoyun 6', NULL, 'KR', NULL, NULL, NULL, '2024 새벽 미술상', '빛과 여백을 그립니다. 6', 'Light and blank space. 6', NULL, 'person6@example.com', true, NULL, 'artist6', NULL, NULL, NULL, NULL, '65a000750000000000000007', true, NULL, NULL, NULL, NULL, 0, '2025-01-02 15:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a000610000000000000007', '이도현', 'Lee Dohyun 7', NULL, 'KR', NULL, NULL, NULL, NULL, '빛과 여백을 그립니다. 7', 'Light and blank space. 7', NULL, 'person7@example.com', false, NULL, 'artist7', NULL, NULL, NULL, NULL, '65a000750000000000000008', true, NULL, NULL, NULL, NULL, 0, '2025-01-02 16:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a000610000000000000008', '박하린', 'Park Harin 8', NULL, 'KR', NULL, NULL, NULL, '2024 새벽 미술상', '빛과 여백을 그립니다. 8', 'Light and blank space. 8', NULL, 'person8@example.com', true, NULL, 'artist8', NULL, NULL, NULL, NULL, '65a000750000000000000009', true, NULL, NULL, NULL, NULL, 0, '2025-01-02 17:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a000610000000000000009', '최유진', 'Choi Yujin 9', NULL, 'KR', NULL, NULL, NULL, NULL, '빛과 여백을 그립니다. 9', 'Light and blank space. 9', NULL, 'person9@example.com', false, NULL, 'artist9', NULL, NULL, NULL, NULL, '65a00075000000000000000a', true, NULL, NULL, NULL, NULL, 0, '2025-01-02 18:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a00061000000000000000a', '정민서', 'Jung Minseo 10', 'Zoë ''10''', 'KR', NULL, NULL, NULL, '2024 새벽 미술상', '빛과 여백을 그립니다. 10', 'Light and blank space. 10', NULL, 'person10@example.com', true, NULL, 'artist10', NULL, NULL, NULL, NULL, '65a00075000000000000000b', true, NULL, NULL, NULL, NULL, 0, '2025-01-02 19:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a00061000000000000000b', '한가람', 'Han Garam 11', NULL, 'KR', NULL, NULL, NULL, NULL, '빛과 여백을 그립니다. 11', 'Light and blank space. 11', NULL, 'person11@example.com', false, NULL, 'artist11', NULL, NULL, NULL, NULL, '65a00075000000000000000c', true, NULL, NULL, NULL, NULL, 0, '2025-01-02 20:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a00061000000000000000c', '김서윤', 'Kim Seoyun 12', NULL, 'KR', NULL, NULL, NULL, '2024 새벽 미술상', '빛과 여백을 그립니다. 12', 'Light and blank space. 12', NULL, 'person12@example.com', true, NULL, 'artist12', NULL, NULL, NULL, NULL, '65a00075000000000000000d', true, NULL, NULL, NULL, NULL, 0, '2025-01-02 21:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a00061000000000000000d', '이도현', 'Lee Dohyun 13', NULL, 'KR', NULL, NULL, NULL, NULL, '빛과 여백을 그립니다. 13', 'Light and blank space. 13', NULL, 'person13@example.com', false, NULL, 'artist13', NULL, NULL, NULL, NULL, '65a00075000000000000000e', true, NULL, NULL, NULL, NULL, 0, '2025-01-02 22:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a00061000000000000000e', '박하린', 'Park Harin 14', NULL, 'KR', NULL, NULL, NULL, '2024 새벽 미술상', '빛과 여백을 그립니다. 14', 'Light and blank space. 14', NULL, 'person14@example.com', true, NULL, 'artist14', NULL, NULL, NULL, NULL, '65a00075000000000000000f', true, NULL, NULL, NULL, NULL, 0, '2025-01-02 23:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a00061000000000000000f', '최유진', 'Choi Yujin 15', 'Zoë ''15''', 'KR', NULL, NULL, NULL, NULL, '빛과 여백을 그립니다. 15', 'Light and blank space. 15', NULL, 'person15@example.com', false, NULL, 'artist15', NULL, NULL, NULL, NULL, '65a000750000000000000010', true, NULL, NULL, NULL, NULL, 0, '2025-01-03 00:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a000610000000000000010', '정민서', 'Jung Minseo 16', NULL, 'KR', NULL, NULL, NULL, '2024 새벽 미술상', '빛과 여백을 그립니다. 16', 'Light and blank space. 16', NULL, 'person16@example.com', true, NULL, 'artist16', NULL, NULL, NULL, NULL, '65a000750000000000000011', true, NULL, NULL, NULL, NULL, 0, '2025-01-03 01:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a000610000000000000011', '한가람', 'Han Garam 17', NULL, 'KR', NULL, NULL, NULL, NULL, '빛과 여백을 그립니다. 17', 'Light and blank space. 17', NULL, 'person17@example.com', false, NULL, 'artist17', NULL, NULL, NULL, NULL, '65a000750000000000000012', true, NULL, NULL, NULL, NULL, 0, '2025-01-03 02:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a000610000000000000012', '김서윤', 'Kim Seoyun 18', NULL, 'KR', NULL, NULL, NULL, '2024 새벽 미술상', '빛과 여백을 그립니다. 18', 'Light and blank space. 18', NULL, 'person18@example.com', true, NULL, 'artist18', NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, 0, '2025-01-03 03:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a000610000000000000013', '이도현', 'Lee Dohyun 19', NULL, 'KR', NULL, NULL, NULL, NULL, '빛과 여백을 그립니다. 19', 'Light and blank space. 19', NULL, 'person19@example.com', false, NULL, 'artist19', NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, 0, '2025-01-03 04:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a000610000000000000014', '박하린', 'Park Harin 20', 'Zoë ''20''', 'KR', NULL, NULL, NULL, '2024 새벽 미술상', '빛과 여백을 그립니다. 20', 'Light and blank space. 20', NULL, 'person20@example.com', true, NULL, 'artist20', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, 0, '2025-01-03 05:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a000610000000000000015', '최유진', 'Choi Yujin 21', NULL, 'KR', NULL, NULL, NULL, NULL, '빛과 여백을 그립니다. 21', 'Light and blank space. 21', NULL, 'person21@example.com', false, NULL, 'artist21', NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, 0, '2025-01-03 06:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a000610000000000000016', '정민서', 'Jung Minseo 22', NULL, 'KR', NULL, NULL, NULL, '2024 새벽 미술상', '빛과 여백을 그립니다. 22', 'Light and blank space. 22', NULL, 'person22@example.com', true, NULL, 'artist22', NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, 0, '2025-01-03 07:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a000610000000000000017', '한가람', 'Han Garam 23', NULL, 'KR', NULL, NULL, NULL, NULL, '빛과 여백을 그립니다. 23', 'Light and blank space. 23', NULL, 'person23@example.com', false, NULL, 'artist23', NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, 0, '2025-01-03 08:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false),
	('65a000610000000000000018', '김서윤', 'Kim Seoyun 24', NULL, 'KR', NULL, NULL, NULL, '2024 새벽 미술상', '빛과 여백을 그립니다. 24', 'Light and blank space. 24', NULL, 'person24@example.com', true, NULL, 'artist24', NULL, NULL, NULL, NULL, NULL, true, NULL, NULL, NULL, NULL, 0, '2025-01-03 09:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, false);
INSERT INTO public.artwork_views VALUES
	('65a000770000000000000001', '2025-03-02', 1),
	('65a000770000000000000002', '2025-03-03', 2),
	('65a000770000000000000003', '2025-03-04', 3),
	('65a000770000000000000004', '2025-03-05', 4),
	('65a000770000000000000005', '2025-03-01', 5),
	('65a000770000000000000006', '2025-03-02', 6),
	('65a000770000000000000007', '2025-03-03', 7),
	('65a000770000000000000008', '2025-03-04', 8),
	('65a000770000000000000009', '2025-03-05', 9),
	('65a00077000000000000000a', '2025-03-01', 10),
	('65a00077000000000000000b', '2025-03-02', 11),
	('65a00077000000000000000c', '2025-03-03', 12),
	('65a00077000000000000000d', '2025-03-04', 13),
	('65a00077000000000000000e', '2025-03-05', 14),
	('65a00077000000000000000f', '2025-03-01', 15),
	('65a000770000000000000010', '2025-03-02', 16),
	('65a000770000000000000011', '2025-03-03', 17),
	('65a000770000000000000012', '2025-03-04', 18),
	('65a000770000000000000013', '2025-03-05', 19),
	('65a000770000000000000014', '2025-03-01', 20),
	('65a000770000000000000015', '2025-03-02', 21),
	('65a000770000000000000016', '2025-03-03', 22),
	('65a000770000000000000017', '2025-03-04', 23),
	('65a000770000000000000018', '2025-03-05', 24);
INSERT INTO public.artworks VALUES
	('65a000770000000000000001', '고요한 빛 1', 'Still light 1', '캔버스에 유채', 'Oil on canvas', 41.00, 51.50, NULL, NULL, '1991-01-01', NULL, NULL, '65a000610000000000000002', '6afbf6f5232742ef6987e4f3', NULL, '65a000730000000000000001', true, 1, NULL, 0, '2025-01-03 10:00:00+00', '2025-02-03 10:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000002', '산과 강 2', 'Mountain and river 2', '캔버스에 유채', 'Oil on canvas', 42.00, 52.50, NULL, NULL, '1992-01-01', NULL, NULL, '65a000610000000000000003', NULL, 'https://example.com/pictures/2.jpg', '65a000730000000000000002', true, 2, NULL, 0, '2025-01-03 11:00:00+00', '2025-02-03 11:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000003', 'Café의 오후 3', 'Afternoon at a café 3', '캔버스에 유채', 'Oil on canvas', 43.00, 53.50, NULL, NULL, '1993-01-01', '작가의 말 3', NULL, '65a000610000000000000004', NULL, NULL, '65a000730000000000000003', true, 3, NULL, 0, '2025-01-03 12:00:00+00', '2025-02-03 12:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000004', '무제 [1] 4', 'Untitled 4', '캔버스에 유채', 'Oil on canvas', 44.00, 54.50, NULL, NULL, '1994-01-01', NULL, NULL, '65a000610000000000000005', '6afbf6f6232742ef6987e4f6', NULL, '65a000730000000000000004', true, 4, NULL, 0, '2025-01-03 13:00:00+00', '2025-02-03 13:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000005', '푸른 밤 5', 'Blue night 5', '캔버스에 유채', 'Oil on canvas', 45.00, 55.50, NULL, NULL, '1995-01-01', NULL, NULL, '65a000610000000000000006', '6afbf6f6232742ef6987e4f7', NULL, '65a000730000000000000005', true, 5, NULL, 0, '2025-01-03 14:00:00+00', '2025-02-03 14:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000006', '달항아리 6', 'Moon jar 6', '캔버스에 유채', 'Oil on canvas', 46.00, 56.50, NULL, NULL, '1996-01-01', '작가의 말 6', NULL, '65a000610000000000000007', NULL, 'https://example.com/pictures/6.jpg', '65a000730000000000000006', true, 6, NULL, 0, '2025-01-03 15:00:00+00', '2025-02-03 15:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000007', '고요한 빛 7', 'Still light 7', '캔버스에 유채', 'Oil on canvas', 47.00, 57.50, 12.00, NULL, '1997-01-01', NULL, NULL, '65a000610000000000000008', NULL, NULL, NULL, true, 7, NULL, 0, '2025-01-03 16:00:00+00', '2025-02-03 16:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000008', '산과 강 8', 'Mountain and river 8', '캔버스에 유채', 'Oil on canvas', 48.00, 58.50, NULL, NULL, '1998-01-01', NULL, NULL, '65a000610000000000000009', '6afbf6f5232742ef6987e4f4', NULL, NULL, true, 8, NULL, 0, '2025-01-03 17:00:00+00', '2025-02-03 17:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000009', 'Café의 오후 9', 'Afternoon at a café 9', '캔버스에 유채', 'Oil on canvas', 49.00, 59.50, NULL, '가변 크기', '1999-01-01', '작가의 말 9', NULL, '65a00061000000000000000a', '6afbf6f6232742ef6987e4f5', NULL, NULL, true, 9, NULL, 0, '2025-01-03 18:00:00+00', '2025-02-03 18:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000000a', '무제 [1] 10', 'Untitled 10', '캔버스에 유채', 'Oil on canvas', 50.00, 60.50, NULL, NULL, '2000-01-01', NULL, NULL, '65a00061000000000000000b', NULL, 'https://example.com/pictures/10.jpg', NULL, true, 10, NULL, 0, '2025-01-03 19:00:00+00', '2025-02-03 19:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000000b', '푸른 밤 11', 'Blue night 11', '캔버스에 유채', 'Oil on canvas', 51.00, 61.50, NULL, NULL, '2001-01-01', NULL, NULL, '65a00061000000000000000c', NULL, NULL, NULL, false, 11, NULL, 0, '2025-01-03 20:00:00+00', '2025-02-03 20:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000000c', '달항아리 12', 'Moon jar 12', '캔버스에 유채', 'Oil on canvas', 52.00, 62.50, NULL, NULL, '2002-01-01', '작가의 말 12', NULL, '65a00061000000000000000d', '6afbf6f5232742ef6987e4f2', NULL, NULL, true, 12, NULL, 0, '2025-01-03 21:00:00+00', '2025-02-03 21:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000000d', '고요한 빛 13', 'Still light 13', '캔버스에 유채', 'Oil on canvas', 53.00, 63.50, NULL, NULL, '2003-01-01', NULL, NULL, '65a00061000000000000000e', '6afbf6f5232742ef6987e4f3', NULL, NULL, true, 13, NULL, 0, '2025-01-03 22:00:00+00', '2025-02-03 22:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000000e', '산과 강 14', 'Mountain and river 14', '캔버스에 유채', 'Oil on canvas', 54.00, 64.50, 12.00, NULL, '2004-01-01', NULL, NULL, '65a00061000000000000000f', NULL, 'https://example.com/pictures/14.jpg', NULL, true, 14, NULL, 0, '2025-01-03 23:00:00+00', '2025-02-03 23:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000000f', 'Café의 오후 15', 'Afternoon at a café 15', '캔버스에 유채', 'Oil on canvas', 55.00, 65.50, NULL, NULL, '2005-01-01', '작가의 말 15', NULL, '65a000610000000000000010', NULL, NULL, NULL, true, 15, NULL, 0, '2025-01-04 00:00:00+00', '2025-02-04 00:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000010', '무제 [1] 16', 'Untitled 16', '캔버스에 유채', 'Oil on canvas', 56.00, 66.50, NULL, NULL, '2006-01-01', NULL, NULL, NULL, '6afbf6f6232742ef6987e4f6', NULL, NULL, true, 16, NULL, 0, '2025-01-04 01:00:00+00', '2025-02-04 01:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000011', '푸른 밤 17', 'Blue night 17', '캔버스에 유채', 'Oil on canvas', 57.00, 67.50, NULL, NULL, '2007-01-01', NULL, NULL, '65a000610000000000000012', '6afbf6f6232742ef6987e4f7', NULL, NULL, true, 17, '2025-04-01 09:00:00+00', 0, '2025-01-04 02:00:00+00', '2025-02-04 02:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000012', '달항아리 18', 'Moon jar 18', '캔버스에 유채', 'Oil on canvas', 58.00, 68.50, NULL, '가변 크기', '2008-01-01', '작가의 말 18', NULL, '65a000610000000000000013', NULL, 'https://example.com/pictures/18.jpg', NULL, true, 18, NULL, 0, '2025-01-04 03:00:00+00', '2025-02-04 03:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000013', '고요한 빛 19', 'Still light 19', '캔버스에 유채', 'Oil on canvas', 59.00, 69.50, NULL, NULL, '2009-01-01', NULL, NULL, '65a000610000000000000014', NULL, NULL, NULL, true, 19, NULL, 0, '2025-01-04 04:00:00+00', '2025-02-04 04:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000014', '산과 강 20', 'Mountain and river 20', '캔버스에 유채', 'Oil on canvas', 60.00, 70.50, NULL, NULL, '2010-01-01', NULL, NULL, '65a000610000000000000015', '6afbf6f5232742ef6987e4f4', NULL, NULL, true, 20, NULL, 0, '2025-01-04 05:00:00+00', '2025-02-04 05:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000015', 'Café의 오후 21', 'Afternoon at a café 21', '캔버스에 유채', 'Oil on canvas', 61.00, 71.50, 12.00, NULL, '2011-01-01', '작가의 말 21', NULL, '65a000610000000000000016', '6afbf6f6232742ef6987e4f5', NULL, NULL, true, 21, NULL, 0, '2025-01-04 06:00:00+00', '2025-02-04 06:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000016', '무제 [1] 22', 'Untitled 22', '캔버스에 유채', 'Oil on canvas', 62.00, 72.50, NULL, NULL, '2012-01-01', NULL, NULL, '65a000610000000000000001', NULL, 'https://example.com/pictures/22.jpg', NULL, false, 22, NULL, 0, '2025-01-04 07:00:00+00', '2025-02-04 07:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000017', '푸른 밤 23', 'Blue night 23', '캔버스에 유채', 'Oil on canvas', 63.00, 73.50, NULL, NULL, '2013-01-01', NULL, NULL, '65a000610000000000000002', NULL, NULL, NULL, true, 23, NULL, 0, '2025-01-04 08:00:00+00', '2025-02-04 08:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000018', '달항아리 24', 'Moon jar 24', '캔버스에 유채', 'Oil on canvas', 64.00, 74.50, NULL, NULL, '2014-01-01', '작가의 말 24', NULL, '65a000610000000000000003', '6afbf6f5232742ef6987e4f2', NULL, NULL, true, 24, NULL, 0, '2025-01-04 09:00:00+00', '2025-02-04 09:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000019', '고요한 빛 25', 'Still light 25', '캔버스에 유채', 'Oil on canvas', 65.00, 75.50, NULL, NULL, '2015-01-01', NULL, NULL, '65a000610000000000000004', '6afbf6f5232742ef6987e4f3', NULL, NULL, true, 25, NULL, 0, '2025-01-04 10:00:00+00', '2025-02-04 10:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000001a', '산과 강 26', 'Mountain and river 26', '캔버스에 유채', 'Oil on canvas', 66.00, 76.50, NULL, NULL, '2016-01-01', NULL, NULL, '65a000610000000000000005', NULL, 'https://example.com/pictures/26.jpg', NULL, true, 26, NULL, 0, '2025-01-04 11:00:00+00', '2025-02-04 11:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000001b', 'Café의 오후 27', 'Afternoon at a café 27', '캔버스에 유채', 'Oil on canvas', 67.00, 77.50, NULL, '가변 크기', '2017-01-01', '작가의 말 27', NULL, '65a000610000000000000006', NULL, NULL, NULL, true, 27, NULL, 0, '2025-01-04 12:00:00+00', '2025-02-04 12:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000001c', '무제 [1] 28', 'Untitled 28', '캔버스에 유채', 'Oil on canvas', 68.00, 78.50, 12.00, NULL, '2018-01-01', NULL, NULL, '65a000610000000000000007', '6afbf6f6232742ef6987e4f6', NULL, NULL, true, 28, NULL, 0, '2025-01-04 13:00:00+00', '2025-02-04 13:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000001d', '푸른 밤 29', 'Blue night 29', '캔버스에 유채', 'Oil on canvas', 69.00, 79.50, NULL, NULL, '2019-01-01', NULL, NULL, '65a000610000000000000008', '6afbf6f6232742ef6987e4f7', NULL, NULL, true, 29, NULL, 0, '2025-01-04 14:00:00+00', '2025-02-04 14:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000001e', '달항아리 30', 'Moon jar 30', '캔버스에 유채', 'Oil on canvas', 70.00, 80.50, NULL, NULL, '2020-01-01', '작가의 말 30', NULL, '65a000610000000000000009', NULL, 'https://example.com/pictures/30.jpg', NULL, true, 30, NULL, 0, '2025-01-04 15:00:00+00', '2025-02-04 15:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000001f', '고요한 빛 31', 'Still light 31', '캔버스에 유채', 'Oil on canvas', 71.00, 81.50, NULL, NULL, '2021-01-01', NULL, NULL, '65a00061000000000000000a', NULL, NULL, NULL, true, 31, NULL, 0, '2025-01-04 16:00:00+00', '2025-02-04 16:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000020', '산과 강 32', 'Mountain and river 32', '캔버스에 유채', 'Oil on canvas', 72.00, 82.50, NULL, NULL, '2022-01-01', NULL, NULL, NULL, '6afbf6f5232742ef6987e4f4', NULL, NULL, true, 32, NULL, 0, '2025-01-04 17:00:00+00', '2025-02-04 17:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000021', 'Café의 오후 33', 'Afternoon at a café 33', '캔버스에 유채', 'Oil on canvas', 73.00, 83.50, NULL, NULL, '2023-01-01', '작가의 말 33', NULL, '65a00061000000000000000c', '6afbf6f6232742ef6987e4f5', NULL, NULL, false, 33, NULL, 0, '2025-01-04 18:00:00+00', '2025-02-04 18:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000022', '무제 [1] 34', 'Untitled 34', '캔버스에 유채', 'Oil on canvas', 74.00, 84.50, NULL, NULL, '2024-01-01', NULL, NULL, '65a00061000000000000000d', NULL, 'https://example.com/pictures/34.jpg', NULL, true, 34, '2025-04-01 09:00:00+00', 0, '2025-01-04 19:00:00+00', '2025-02-04 19:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000023', '푸른 밤 35', 'Blue night 35', '캔버스에 유채', 'Oil on canvas', 75.00, 85.50, 12.00, NULL, '1990-01-01', NULL, NULL, '65a00061000000000000000e', NULL, NULL, NULL, true, 35, NULL, 0, '2025-01-04 20:00:00+00', '2025-02-04 20:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000024', '달항아리 36', 'Moon jar 36', '캔버스에 유채', 'Oil on canvas', 76.00, 86.50, NULL, '가변 크기', '1991-01-01', '작가의 말 36', NULL, '65a00061000000000000000f', '6afbf6f5232742ef6987e4f2', NULL, NULL, true, 36, NULL, 0, '2025-01-04 21:00:00+00', '2025-02-04 21:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000025', '고요한 빛 37', 'Still light 37', '캔버스에 유채', 'Oil on canvas', 77.00, 87.50, NULL, NULL, '1992-01-01', NULL, NULL, '65a000610000000000000010', '6afbf6f5232742ef6987e4f3', NULL, NULL, true, 37, NULL, 0, '2025-01-04 22:00:00+00', '2025-02-04 22:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000026', '산과 강 38', 'Mountain and river 38', '캔버스에 유채', 'Oil on canvas', 78.00, 88.50, NULL, NULL, '1993-01-01', NULL, NULL, '65a000610000000000000011', NULL, 'https://example.com/pictures/38.jpg', NULL, true, 38, NULL, 0, '2025-01-04 23:00:00+00', '2025-02-04 23:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000027', 'Café의 오후 39', 'Afternoon at a café 39', '캔버스에 유채', 'Oil on canvas', 79.00, 89.50, NULL, NULL, '1994-01-01', '작가의 말 39', NULL, '65a000610000000000000012', NULL, NULL, NULL, true, 39, NULL, 0, '2025-01-05 00:00:00+00', '2025-02-05 00:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000028', '무제 [1] 40', 'Untitled 40', '캔버스에 유채', 'Oil on canvas', 80.00, 90.50, NULL, NULL, '1995-01-01', NULL, NULL, '65a000610000000000000013', '6afbf6f6232742ef6987e4f6', NULL, NULL, true, 40, NULL, 0, '2025-01-05 01:00:00+00', '2025-02-05 01:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000029', '푸른 밤 41', 'Blue night 41', '캔버스에 유채', 'Oil on canvas', 81.00, 91.50, NULL, NULL, '1996-01-01', NULL, NULL, '65a000610000000000000014', '6afbf6f6232742ef6987e4f7', NULL, NULL, true, 41, NULL, 0, '2025-01-05 02:00:00+00', '2025-02-05 02:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000002a', '달항아리 42', 'Moon jar 42', '캔버스에 유채', 'Oil on canvas', 82.00, 92.50, 12.00, NULL, '1997-01-01', '작가의 말 42', NULL, '65a000610000000000000015', NULL, 'https://example.com/pictures/42.jpg', NULL, true, 42, NULL, 0, '2025-01-05 03:00:00+00', '2025-02-05 03:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000002b', '고요한 빛 43', 'Still light 43', '캔버스에 유채', 'Oil on canvas', 83.00, 93.50, NULL, NULL, '1998-01-01', NULL, NULL, '65a000610000000000000016', NULL, NULL, NULL, true, 43, NULL, 0, '2025-01-05 04:00:00+00', '2025-02-05 04:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000002c', '산과 강 44', 'Mountain and river 44', '캔버스에 유채', 'Oil on canvas', 84.00, 94.50, NULL, NULL, '1999-01-01', NULL, NULL, '65a000610000000000000001', '6afbf6f5232742ef6987e4f4', NULL, NULL, false, 44, NULL, 0, '2025-01-05 05:00:00+00', '2025-02-05 05:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000002d', 'Café의 오후 45', 'Afternoon at a café 45', '캔버스에 유채', 'Oil on canvas', 85.00, 95.50, NULL, '가변 크기', '2000-01-01', '작가의 말 45', NULL, '65a000610000000000000002', '6afbf6f6232742ef6987e4f5', NULL, NULL, true, 45, NULL, 0, '2025-01-05 06:00:00+00', '2025-02-05 06:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000002e', '무제 [1] 46', 'Untitled 46', '캔버스에 유채', 'Oil on canvas', 86.00, 96.50, NULL, NULL, '2001-01-01', NULL, NULL, '65a000610000000000000003', NULL, 'https://example.com/pictures/46.jpg', NULL, true, 46, NULL, 0, '2025-01-05 07:00:00+00', '2025-02-05 07:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000002f', '푸른 밤 47', 'Blue night 47', '캔버스에 유채', 'Oil on canvas', 87.00, 97.50, NULL, NULL, '2002-01-01', NULL, NULL, '65a000610000000000000004', NULL, NULL, NULL, true, 47, NULL, 0, '2025-01-05 08:00:00+00', '2025-02-05 08:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000030', '달항아리 48', 'Moon jar 48', '캔버스에 유채', 'Oil on canvas', 88.00, 98.50, NULL, NULL, '2003-01-01', '작가의 말 48', NULL, NULL, '6afbf6f5232742ef6987e4f2', NULL, NULL, true, 48, NULL, 0, '2025-01-05 09:00:00+00', '2025-02-05 09:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000031', '고요한 빛 49', 'Still light 49', '캔버스에 유채', 'Oil on canvas', 89.00, 99.50, 12.00, NULL, '2004-01-01', NULL, NULL, '65a000610000000000000006', '6afbf6f5232742ef6987e4f3', NULL, NULL, true, 49, NULL, 0, '2025-01-05 10:00:00+00', '2025-02-05 10:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000032', '산과 강 50', 'Mountain and river 50', '캔버스에 유채', 'Oil on canvas', 90.00, 100.50, NULL, NULL, '2005-01-01', NULL, NULL, '65a000610000000000000007', NULL, 'https://example.com/pictures/50.jpg', NULL, true, 50, NULL, 0, '2025-01-05 11:00:00+00', '2025-02-05 11:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL);
INSERT INTO public.artworks VALUES
	('65a000770000000000000033', 'Café의 오후 51', 'Afternoon at a café 51', '캔버스에 유채', 'Oil on canvas', 91.00, 101.50, NULL, NULL, '2006-01-01', '작가의 말 51', NULL, '65a000610000000000000008', NULL, NULL, NULL, true, 51, '2025-04-01 09:00:00+00', 0, '2025-01-05 12:00:00+00', '2025-02-05 12:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000034', '무제 [1] 52', 'Untitled 52', '캔버스에 유채', 'Oil on canvas', 92.00, 102.50, NULL, NULL, '2007-01-01', NULL, NULL, '65a000610000000000000009', '6afbf6f6232742ef6987e4f6', NULL, NULL, true, 52, NULL, 0, '2025-01-05 13:00:00+00', '2025-02-05 13:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000035', '푸른 밤 53', 'Blue night 53', '캔버스에 유채', 'Oil on canvas', 93.00, 103.50, NULL, NULL, '2008-01-01', NULL, NULL, '65a00061000000000000000a', '6afbf6f6232742ef6987e4f7', NULL, NULL, true, 53, NULL, 0, '2025-01-05 14:00:00+00', '2025-02-05 14:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000036', '달항아리 54', 'Moon jar 54', '캔버스에 유채', 'Oil on canvas', 94.00, 104.50, NULL, '가변 크기', '2009-01-01', '작가의 말 54', NULL, '65a00061000000000000000b', NULL, 'https://example.com/pictures/54.jpg', NULL, true, 54, NULL, 0, '2025-01-05 15:00:00+00', '2025-02-05 15:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000037', '고요한 빛 55', 'Still light 55', '캔버스에 유채', 'Oil on canvas', 95.00, 105.50, NULL, NULL, '2010-01-01', NULL, NULL, '65a00061000000000000000c', NULL, NULL, NULL, false, 55, NULL, 0, '2025-01-05 16:00:00+00', '2025-02-05 16:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000038', '산과 강 56', 'Mountain and river 56', '캔버스에 유채', 'Oil on canvas', 96.00, 106.50, 12.00, NULL, '2011-01-01', NULL, NULL, '65a00061000000000000000d', '6afbf6f5232742ef6987e4f4', NULL, NULL, true, 56, NULL, 0, '2025-01-05 17:00:00+00', '2025-02-05 17:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a000770000000000000039', 'Café의 오후 57', 'Afternoon at a café 57', '캔버스에 유채', 'Oil on canvas', 97.00, 107.50, NULL, NULL, '2012-01-01', '작가의 말 57', NULL, '65a00061000000000000000e', '6afbf6f6232742ef6987e4f5', NULL, NULL, true, 57, NULL, 0, '2025-01-05 18:00:00+00', '2025-02-05 18:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000003a', '무제 [1] 58', 'Untitled 58', '캔버스에 유채', 'Oil on canvas', 98.00, 108.50, NULL, NULL, '2013-01-01', NULL, NULL, '65a00061000000000000000f', NULL, 'https://example.com/pictures/58.jpg', NULL, true, 58, NULL, 0, '2025-01-05 19:00:00+00', '2025-02-05 19:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000003b', '푸른 밤 59', 'Blue night 59', '캔버스에 유채', 'Oil on canvas', 99.00, 109.50, NULL, NULL, '2014-01-01', NULL, NULL, '65a000610000000000000010', NULL, NULL, NULL, true, 59, NULL, 0, '2025-01-05 20:00:00+00', '2025-02-05 20:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL),
	('65a00077000000000000003c', '달항아리 60', 'Moon jar 60', '캔버스에 유채', 'Oil on canvas', 100.00, 110.50, NULL, NULL, '2015-01-01', '작가의 말 60', NULL, '65a000610000000000000011', '6afbf6f5232742ef6987e4f2', NULL, NULL, true, 60, NULL, 0, '2025-01-05 21:00:00+00', '2025-02-05 21:00:00+00', DEFAULT, DEFAULT, DEFAULT, NULL);
INSERT INTO public.attempts VALUES
	('sign-in c4ca4238a0b923820dcc509a6f75849b', '2025-03-01 09:00:01+00'),
	('sign-in c81e728d9d4c2f636f067f89cc14862c', '2025-03-01 09:00:02+00'),
	('sign-in eccbc87e4b5ce2fe28308fd9f2a7baf3', '2025-03-01 09:00:03+00'),
	('sign-in a87ff679a2f3e71d9181a67b7542122c', '2025-03-01 09:00:04+00'),
	('sign-in e4da3b7fbbce2345d7772b0674a318d5', '2025-03-01 09:00:05+00'),
	('sign-in 1679091c5a880faf6fb5e6087eb1b2dc', '2025-03-01 09:00:06+00'),
	('sign-in 8f14e45fceea167a5a36dedd4bea2543', '2025-03-01 09:00:07+00'),
	('sign-in c9f0f895fb98ab9159f51fd0297e236d', '2025-03-01 09:00:08+00'),
	('sign-in 45c48cce2e2d7fbdea1afc51c7c6ad26', '2025-03-01 09:00:09+00'),
	('sign-in d3d9446802a44259755d38e6d163e820', '2025-03-01 09:00:10+00'),
	('sign-in 6512bd43d9caa6e02c990b0a82652dca', '2025-03-01 09:00:11+00'),
	('sign-in c20ad4d76fe97759aa27a0c99bff6710', '2025-03-01 09:00:12+00');
INSERT INTO public.audit_entries VALUES
	('65a000780000000000000001', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a000770000000000000001', '달항아리 1', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:01:00+00', '2025-03-01 09:00:00+00'),
	('65a000780000000000000002', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a000770000000000000002', '달항아리 2', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:02:00+00', '2025-03-01 09:00:00+00'),
	('65a000780000000000000003', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a000770000000000000003', '달항아리 3', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:03:00+00', '2025-03-01 09:00:00+00'),
	('65a000780000000000000004', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a000770000000000000004', '달항아리 4', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:04:00+00', '2025-03-01 09:00:00+00'),
	('65a000780000000000000005', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a000770000000000000005', '달항아리 5', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:05:00+00', '2025-03-01 09:00:00+00'),
	('65a000780000000000000006', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a000770000000000000006', '달항아리 6', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:06:00+00', '2025-03-01 09:00:00+00'),
	('65a000780000000000000007', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a000770000000000000007', '달항아리 7', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:07:00+00', '2025-03-01 09:00:00+00'),
	('65a000780000000000000008', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a000770000000000000008', '달항아리 8', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:08:00+00', '2025-03-01 09:00:00+00'),
	('65a000780000000000000009', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a000770000000000000009', '달항아리 9', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:09:00+00', '2025-03-01 09:00:00+00'),
	('65a00078000000000000000a', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a00077000000000000000a', '달항아리 10', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:10:00+00', '2025-03-01 09:00:00+00'),
	('65a00078000000000000000b', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a00077000000000000000b', '달항아리 11', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:11:00+00', '2025-03-01 09:00:00+00'),
	('65a00078000000000000000c', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a00077000000000000000c', '달항아리 12', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:12:00+00', '2025-03-01 09:00:00+00'),
	('65a00078000000000000000d', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a00077000000000000000d', '달항아리 13', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:13:00+00', '2025-03-01 09:00:00+00'),
	('65a00078000000000000000e', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a00077000000000000000e', '달항아리 14', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:14:00+00', '2025-03-01 09:00:00+00'),
	('65a00078000000000000000f', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a00077000000000000000f', '달항아리 15', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:15:00+00', '2025-03-01 09:00:00+00'),
	('65a000780000000000000010', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a000770000000000000010', '달항아리 16', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:16:00+00', '2025-03-01 09:00:00+00'),
	('65a000780000000000000011', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a000770000000000000011', '달항아리 17', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:17:00+00', '2025-03-01 09:00:00+00'),
	('65a000780000000000000012', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a000770000000000000012', '달항아리 18', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:18:00+00', '2025-03-01 09:00:00+00'),
	('65a000780000000000000013', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a000770000000000000013', '달항아리 19', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:19:00+00', '2025-03-01 09:00:00+00'),
	('65a000780000000000000014', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a000770000000000000014', '달항아리 20', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:20:00+00', '2025-03-01 09:00:00+00'),
	('65a000780000000000000015', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a000770000000000000015', '달항아리 21', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:21:00+00', '2025-03-01 09:00:00+00'),
	('65a000780000000000000016', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a000770000000000000016', '달항아리 22', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:22:00+00', '2025-03-01 09:00:00+00'),
	('65a000780000000000000017', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a000770000000000000017', '달항아리 23', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:23:00+00', '2025-03-01 09:00:00+00'),
	('65a000780000000000000018', '65a000750000000000000001', 'person1', 'update', 'art-works', '65a000770000000000000018', '달항아리 24', '{"title": "달"}', '{"title": "달항아리"}', '2025-03-01 09:24:00+00', '2025-03-01 09:00:00+00');
INSERT INTO public.blobs VALUES
	('93be474605caf4050c4741783be2935d2827b95c5a0377be222b83c2630cabb8', 'image/png', 9023, 64, 48, 'nPgJHYSJjGdvenTLVkiIZ5awAaNX', '["#569da1", "#964fa9", "#bc9933", "#48a132", "#83473a"]', '2026-11-17 06:40:53.881+00', '93/be/93be474605caf4050c4741783be2935d2827b95c5a0377be222b83c2630cabb8.bd9f1b9f', false, '{}', NULL, NULL, 0, NULL, DEFAULT, DEFAULT, DEFAULT),
	('2c2f86a89afeb855693a57e1e8a396319cd9ce3643a1c50198fe36a0151e6c26', 'image/png', 9024, 64, 48, 'GwgKPYpYqplaunafaIV7eHjHYICF', '["#8ba036", "#803fa9", "#6a9aa7", "#954a39", "#343928"]', '2026-11-17 06:40:53.944+00', '2c/2f/2c2f86a89afeb855693a57e1e8a396319cd9ce3643a1c50198fe36a0151e6c26.b4ec4195', false, '{}', NULL, NULL, 0, NULL, DEFAULT, DEFAULT, DEFAULT),
	('ba292b448d94b17aa414044a86518e1fdb6a2a4aca4be24182fd3b85f4d877a2', 'image/png', 8970, 64, 48, '2icGNYYkhIYw1po9qqaLlleq4KP4', '["#7237a7", "#919f2f", "#7b9fa5", "#392c26", "#a54c42"]', '2026-11-17 06:40:54.006+00', 'ba/29/ba292b448d94b17aa414044a86518e1fdb6a2a4aca4be24182fd3b85f4d877a2.c8cffa6d', false, '{}', NULL, NULL, 0, NULL, DEFAULT, DEFAULT, DEFAULT),
	('3cf847f3699dadd46cedf9e6d31cb6397edb9fe20dd6edac3bed7b2c7433cd20', 'image/png', 9037, 64, 48, 'nPgFLYiIc2aBc4oGt9l1d4tvawZ4', '["#90a830", "#6d9ca3", "#8d47a7", "#3d5b24", "#ae5b47"]', '2026-11-17 06:40:54.084+00', '3c/f8/3cf847f3699dadd46cedf9e6d31cb6397edb9fe20dd6edac3bed7b2c7433cd20.aca1105e', false, '{}', NULL, NULL, 0, NULL, DEFAULT, DEFAULT, DEFAULT),
	('87edb58c6d2570cca69b6a1fd41d2fbaeaff1848d0737ce51bab0295250dab1a', 'image/png', 9024, 64, 48, '3BgGRYbZdonWNmlgh7hkeZlZXw0W', '["#a041a8", "#994332", "#678f93", "#47a33c", "#b99f23"]', '2026-11-17 06:40:54.124+00', '87/ed/87edb58c6d2570cca69b6a1fd41d2fbaeaff1848d0737ce51bab0295250dab1a.86b580bc', false, '{}', NULL, NULL, 0, NULL, DEFAULT, DEFAULT, DEFAULT),
	('39741cc49e49f98651380934f5d2956e5ed8a08c7ec4b9e04064ba7df7525f3e', 'image/png', 9015, 64, 48, 'mkgKLYymWIepSYeweEmWh5Qxv8+J', '["#9d399f", "#b14128", "#7aa430", "#5a98a4", "#4c3c25"]', '2026-11-17 06:40:54.191+00', '39/74/39741cc49e49f98651380934f5d2956e5ed8a08c7ec4b9e04064ba7df7525f3e.89b6f3a4', false, '{}', NULL, NULL, 0, NULL, DEFAULT, DEFAULT, DEFAULT);
INSERT INTO public.companies VALUES
	('65a000630000000000000001', '화랑 상사 1', '000-00-00001', '02-000-0001', 'KR', NULL, NULL, '서울', NULL, NULL, '65a000750000000000000001', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000630000000000000002', '화랑 상사 2', '000-00-00002', '02-000-0002', 'KR', NULL, NULL, '서울', NULL, NULL, '65a000750000000000000002', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000630000000000000003', '화랑 상사 3', '000-00-00003', '02-000-0003', 'KR', NULL, NULL, '서울', NULL, NULL, '65a000750000000000000003', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000630000000000000004', '화랑 상사 4', '000-00-00004', '02-000-0004', 'KR', NULL, NULL, '서울', NULL, NULL, '65a000750000000000000004', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000630000000000000005', '화랑 상사 5', '000-00-00005', '02-000-0005', 'KR', NULL, NULL, '서울', NULL, NULL, '65a000750000000000000005', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000630000000000000006', '화랑 상사 6', '000-00-00006', '02-000-0006', 'KR', NULL, NULL, '서울', NULL, NULL, '65a000750000000000000006', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0);
INSERT INTO public.contracts VALUES
	('65a000640000000000000001', '계약 1', '65a000750000000000000002', '65a000610000000000000001', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000640000000000000002', '계약 2', '65a000750000000000000003', '65a000610000000000000002', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000640000000000000003', '계약 3', '65a000750000000000000004', '65a000610000000000000003', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000640000000000000004', '계약 4', '65a000750000000000000005', '65a000610000000000000004', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000640000000000000005', '계약 5', '65a000750000000000000006', '65a000610000000000000005', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000640000000000000006', '계약 6', '65a000750000000000000007', '65a000610000000000000006', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0);
INSERT INTO public.conversations VALUES
	('65a0006b0000000000000001', NULL, 'c2add694bf942dc77b376592d9c862cd', 'visitor1@example.com', 'ko', NULL, '2025-03-01 10:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, '2025-03-01 09:00:00+00', '2026-11-17 06:40:54.212+00', NULL),
	('65a0006b0000000000000002', '65a000750000000000000002', NULL, NULL, 'ko', NULL, '2025-03-01 10:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, '2025-03-01 09:00:00+00', '2026-11-17 06:40:54.212+00', NULL),
	('65a0006b0000000000000003', NULL, '3631578538a2d6ba5879b31a9a42f290', 'visitor3@example.com', 'ko', NULL, '2025-03-01 10:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, '2025-03-01 09:00:00+00', '2026-11-17 06:40:54.212+00', NULL),
	('65a0006b0000000000000004', '65a000750000000000000004', NULL, NULL, 'ko', NULL, '2025-03-01 10:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, '2025-03-01 09:00:00+00', '2026-11-17 06:40:54.212+00', NULL),
	('65a0006b0000000000000005', NULL, '3daa9b9a0cd29195de716a044c73783f', 'visitor5@example.com', 'ko', '2025-03-02 09:00:00+00', '2025-03-01 10:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, '2025-03-01 09:00:00+00', '2026-11-17 06:40:54.212+00', NULL),
	('65a0006b0000000000000006', '65a000750000000000000006', NULL, NULL, 'ko', NULL, '2025-03-01 10:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, '2025-03-01 09:00:00+00', '2026-11-17 06:40:54.212+00', NULL),
	('65a0006b0000000000000007', NULL, 'f99154cdd994fbe94f74ecc986589eee', 'visitor7@example.com', 'ko', NULL, '2025-03-01 10:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, '2025-03-01 09:00:00+00', '2026-11-17 06:40:54.212+00', NULL),
	('65a0006b0000000000000008', '65a000750000000000000008', NULL, NULL, 'ko', NULL, '2025-03-01 10:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, '2025-03-01 09:00:00+00', '2026-11-17 06:40:54.212+00', NULL),
	('65a0006b0000000000000009', NULL, '0cd6c8eb4cfdc48041d33e121648a17e', 'visitor9@example.com', 'ko', NULL, '2025-03-01 10:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, '2025-03-01 09:00:00+00', '2026-11-17 06:40:54.212+00', NULL),
	('65a0006b000000000000000a', '65a00075000000000000000a', NULL, NULL, 'ko', '2025-03-02 09:00:00+00', '2025-03-01 10:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, '2025-03-01 09:00:00+00', '2026-11-17 06:40:54.212+00', NULL),
	('65a0006b000000000000000b', NULL, 'ea41dc95faa803d8f240d8e9429be7d9', 'visitor11@example.com', 'ko', NULL, '2025-03-01 10:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, '2025-03-01 09:00:00+00', '2026-11-17 06:40:54.212+00', NULL),
	('65a0006b000000000000000c', '65a00075000000000000000c', NULL, NULL, 'ko', NULL, '2025-03-01 10:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, '2025-03-01 09:00:00+00', '2026-11-17 06:40:54.212+00', NULL);
INSERT INTO public.desk_mails VALUES
	('desk', '2025-03-01 09:00:00+00');
INSERT INTO public.exhibition_artists VALUES
	('65a000650000000000000001', '65a000610000000000000001', 0),
	('65a000650000000000000002', '65a000610000000000000002', 0),
	('65a000650000000000000003', '65a000610000000000000003', 0),
	('65a000650000000000000004', '65a000610000000000000004', 0),
	('65a000650000000000000005', '65a000610000000000000005', 0),
	('65a000650000000000000006', '65a000610000000000000006', 0),
	('65a000650000000000000007', '65a000610000000000000007', 0),
	('65a000650000000000000008', '65a000610000000000000008', 0),
	('65a000650000000000000009', '65a000610000000000000009', 0),
	('65a00065000000000000000a', '65a00061000000000000000a', 0),
	('65a00065000000000000000b', '65a00061000000000000000b', 0),
	('65a00065000000000000000c', '65a00061000000000000000c', 0),
	('65a00065000000000000000d', '65a00061000000000000000d', 0),
	('65a00065000000000000000e', '65a00061000000000000000e', 0),
	('65a00065000000000000000f', '65a00061000000000000000f', 0),
	('65a000650000000000000010', '65a000610000000000000010', 0);
INSERT INTO public.exhibition_artworks VALUES
	('65a000650000000000000002', '65a000770000000000000001', 1),
	('65a000650000000000000003', '65a000770000000000000002', 2),
	('65a000650000000000000004', '65a000770000000000000003', 3),
	('65a000650000000000000005', '65a000770000000000000004', 4),
	('65a000650000000000000006', '65a000770000000000000005', 5),
	('65a000650000000000000007', '65a000770000000000000006', 6),
	('65a000650000000000000008', '65a000770000000000000007', 7),
	('65a000650000000000000009', '65a000770000000000000008', 8),
	('65a00065000000000000000a', '65a000770000000000000009', 9),
	('65a00065000000000000000b', '65a00077000000000000000a', 10),
	('65a00065000000000000000c', '65a00077000000000000000b', 11),
	('65a00065000000000000000d', '65a00077000000000000000c', 12),
	('65a00065000000000000000e', '65a00077000000000000000d', 13),
	('65a00065000000000000000f', '65a00077000000000000000e', 14),
	('65a000650000000000000010', '65a00077000000000000000f', 15),
	('65a000650000000000000011', '65a000770000000000000010', 16),
	('65a000650000000000000012', '65a000770000000000000011', 17),
	('65a000650000000000000013', '65a000770000000000000012', 18),
	('65a000650000000000000014', '65a000770000000000000013', 19),
	('65a000650000000000000015', '65a000770000000000000014', 20),
	('65a000650000000000000016', '65a000770000000000000015', 21),
	('65a000650000000000000017', '65a000770000000000000016', 22),
	('65a000650000000000000018', '65a000770000000000000017', 23),
	('65a000650000000000000001', '65a000770000000000000018', 24),
	('65a000650000000000000002', '65a000770000000000000019', 25),
	('65a000650000000000000003', '65a00077000000000000001a', 26),
	('65a000650000000000000004', '65a00077000000000000001b', 27),
	('65a000650000000000000005', '65a00077000000000000001c', 28),
	('65a000650000000000000006', '65a00077000000000000001d', 29),
	('65a000650000000000000007', '65a00077000000000000001e', 30),
	('65a000650000000000000008', '65a00077000000000000001f', 31),
	('65a000650000000000000009', '65a000770000000000000020', 32),
	('65a00065000000000000000a', '65a000770000000000000021', 33),
	('65a00065000000000000000b', '65a000770000000000000022', 34),
	('65a00065000000000000000c', '65a000770000000000000023', 35),
	('65a00065000000000000000d', '65a000770000000000000024', 36),
	('65a00065000000000000000e', '65a000770000000000000025', 37),
	('65a00065000000000000000f', '65a000770000000000000026', 38),
	('65a000650000000000000010', '65a000770000000000000027', 39),
	('65a000650000000000000011', '65a000770000000000000028', 40),
	('65a000650000000000000012', '65a000770000000000000029', 41),
	('65a000650000000000000013', '65a00077000000000000002a', 42),
	('65a000650000000000000014', '65a00077000000000000002b', 43),
	('65a000650000000000000015', '65a00077000000000000002c', 44),
	('65a000650000000000000016', '65a00077000000000000002d', 45),
	('65a000650000000000000017', '65a00077000000000000002e', 46),
	('65a000650000000000000018', '65a00077000000000000002f', 47),
	('65a000650000000000000001', '65a000770000000000000030', 48),
	('65a000650000000000000002', '65a000770000000000000031', 49),
	('65a000650000000000000003', '65a000770000000000000032', 50);
INSERT INTO public.exhibition_artworks VALUES
	('65a000650000000000000004', '65a000770000000000000033', 51),
	('65a000650000000000000005', '65a000770000000000000034', 52),
	('65a000650000000000000006', '65a000770000000000000035', 53),
	('65a000650000000000000007', '65a000770000000000000036', 54),
	('65a000650000000000000008', '65a000770000000000000037', 55),
	('65a000650000000000000009', '65a000770000000000000038', 56),
	('65a00065000000000000000a', '65a000770000000000000039', 57),
	('65a00065000000000000000b', '65a00077000000000000003a', 58),
	('65a00065000000000000000c', '65a00077000000000000003b', 59),
	('65a00065000000000000000d', '65a00077000000000000003c', 60);
INSERT INTO public.exhibition_galleries VALUES
	('65a000650000000000000001', '65a000670000000000000002', 0),
	('65a000650000000000000002', '65a000670000000000000003', 0),
	('65a000650000000000000003', '65a000670000000000000004', 0),
	('65a000650000000000000004', '65a000670000000000000005', 0),
	('65a000650000000000000005', '65a000670000000000000006', 0),
	('65a000650000000000000006', '65a000670000000000000007', 0),
	('65a000650000000000000007', '65a000670000000000000008', 0),
	('65a000650000000000000008', '65a000670000000000000009', 0),
	('65a000650000000000000009', '65a00067000000000000000a', 0),
	('65a00065000000000000000a', '65a00067000000000000000b', 0),
	('65a00065000000000000000b', '65a00067000000000000000c', 0),
	('65a00065000000000000000c', '65a000670000000000000001', 0);
INSERT INTO public.exhibition_images VALUES
	('65a000650000000000000001', '6afbf6f5232742ef6987e4f3', 0),
	('65a000650000000000000002', '6afbf6f5232742ef6987e4f4', 0),
	('65a000650000000000000003', '6afbf6f6232742ef6987e4f5', 0),
	('65a000650000000000000004', '6afbf6f6232742ef6987e4f6', 0),
	('65a000650000000000000005', '6afbf6f6232742ef6987e4f7', 0),
	('65a000650000000000000006', '6afbf6f5232742ef6987e4f2', 0),
	('65a000650000000000000007', '6afbf6f5232742ef6987e4f3', 0),
	('65a000650000000000000008', '6afbf6f5232742ef6987e4f4', 0),
	('65a000650000000000000009', '6afbf6f6232742ef6987e4f5', 0),
	('65a00065000000000000000a', '6afbf6f6232742ef6987e4f6', 0),
	('65a00065000000000000000b', '6afbf6f6232742ef6987e4f7', 0),
	('65a00065000000000000000c', '6afbf6f5232742ef6987e4f2', 0);
INSERT INTO public.exhibitions VALUES
	('65a000650000000000000001', '겨울의 문장 1', 'Exhibition 1', NULL, '2025-01-01', '2070-01-01', '10:00–18:00', '전시 안내 1', NULL, '65a000670000000000000002', true, NULL, NULL, 'white-cube', NULL, 0, '2025-01-05 10:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000650000000000000002', '여름 산책 2', 'Exhibition 2', NULL, '2060-01-01', '2060-02-01', '10:00–18:00', '전시 안내 2', NULL, '65a000670000000000000003', true, NULL, NULL, 'white-cube', NULL, 0, '2025-01-05 11:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000650000000000000003', '고요한 전시 3', 'Exhibition 3', NULL, NULL, NULL, '10:00–18:00', '전시 안내 3', NULL, '65a000670000000000000004', true, NULL, NULL, 'white-cube', NULL, 0, '2025-01-05 12:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000650000000000000004', '겨울의 문장 4', 'Exhibition 4', NULL, '2024-01-01', '2024-02-01', '10:00–18:00', '전시 안내 4', NULL, '65a000670000000000000005', true, NULL, NULL, 'white-cube', NULL, 0, '2025-01-05 13:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000650000000000000005', '여름 산책 5', 'Exhibition 5', NULL, '2025-01-01', '2070-01-01', '10:00–18:00', '전시 안내 5', NULL, NULL, false, NULL, NULL, 'white-cube', NULL, 0, '2025-01-05 14:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000650000000000000006', '고요한 전시 6', 'Exhibition 6', NULL, '2060-01-01', '2060-02-01', '10:00–18:00', '전시 안내 6', NULL, '65a000670000000000000007', true, NULL, NULL, 'white-cube', NULL, 0, '2025-01-05 15:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000650000000000000007', '겨울의 문장 7', 'Exhibition 7', NULL, NULL, NULL, '10:00–18:00', '전시 안내 7', NULL, '65a000670000000000000008', true, NULL, NULL, 'white-cube', NULL, 0, '2025-01-05 16:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000650000000000000008', '여름 산책 8', 'Exhibition 8', NULL, '2024-01-01', '2024-02-01', '10:00–18:00', '전시 안내 8', NULL, '65a000670000000000000009', true, NULL, NULL, 'white-cube', NULL, 0, '2025-01-05 17:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000650000000000000009', '고요한 전시 9', 'Exhibition 9', NULL, '2025-01-01', '2070-01-01', '10:00–18:00', '전시 안내 9', NULL, '65a00067000000000000000a', true, NULL, NULL, 'white-cube', NULL, 0, '2025-01-05 18:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a00065000000000000000a', '겨울의 문장 10', 'Exhibition 10', NULL, '2060-01-01', '2060-02-01', '10:00–18:00', '전시 안내 10', NULL, NULL, true, NULL, NULL, 'white-cube', NULL, 0, '2025-01-05 19:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a00065000000000000000b', '여름 산책 11', 'Exhibition 11', NULL, NULL, NULL, '10:00–18:00', '전시 안내 11', NULL, '65a000670000000000000001', false, NULL, NULL, 'white-cube', NULL, 0, '2025-01-05 20:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a00065000000000000000c', '고요한 전시 12', 'Exhibition 12', NULL, '2024-01-01', '2024-02-01', '10:00–18:00', '전시 안내 12', NULL, '65a000670000000000000002', true, NULL, NULL, 'white-cube', NULL, 0, '2025-01-05 21:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a00065000000000000000d', '겨울의 문장 13', 'Exhibition 13', NULL, '2025-01-01', '2070-01-01', '10:00–18:00', '전시 안내 13', NULL, '65a000670000000000000003', true, NULL, NULL, 'white-cube', NULL, 0, '2025-01-05 22:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a00065000000000000000e', '여름 산책 14', 'Exhibition 14', NULL, '2060-01-01', '2060-02-01', '10:00–18:00', '전시 안내 14', NULL, '65a000670000000000000004', true, '2060-01-01 09:00:00+00', NULL, 'white-cube', NULL, 0, '2025-01-05 23:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a00065000000000000000f', '고요한 전시 15', 'Exhibition 15', NULL, NULL, NULL, '10:00–18:00', '전시 안내 15', NULL, NULL, true, NULL, NULL, 'white-cube', NULL, 0, '2025-01-06 00:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000650000000000000010', '겨울의 문장 16', 'Exhibition 16', NULL, '2024-01-01', '2024-02-01', '10:00–18:00', '전시 안내 16', NULL, '65a000670000000000000006', true, NULL, '2024-03-01 09:00:00+00', 'white-cube', NULL, 0, '2025-01-06 01:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000650000000000000011', '여름 산책 17', 'Exhibition 17', NULL, '2025-01-01', '2070-01-01', '10:00–18:00', '전시 안내 17', NULL, '65a000670000000000000007', false, NULL, NULL, 'white-cube', NULL, 0, '2025-01-06 02:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000650000000000000012', '고요한 전시 18', 'Exhibition 18', NULL, '2060-01-01', '2060-02-01', '10:00–18:00', '전시 안내 18', NULL, '65a000670000000000000008', true, NULL, NULL, 'white-cube', NULL, 0, '2025-01-06 03:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000650000000000000013', '겨울의 문장 19', 'Exhibition 19', NULL, NULL, NULL, '10:00–18:00', '전시 안내 19', NULL, '65a000670000000000000009', true, NULL, NULL, 'white-cube', NULL, 0, '2025-01-06 04:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000650000000000000014', '여름 산책 20', 'Exhibition 20', NULL, '2024-01-01', '2024-02-01', '10:00–18:00', '전시 안내 20', NULL, NULL, true, NULL, NULL, 'white-cube', NULL, 0, '2025-01-06 05:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000650000000000000015', '고요한 전시 21', 'Exhibition 21', NULL, '2025-01-01', '2070-01-01', '10:00–18:00', '전시 안내 21', NULL, '65a00067000000000000000b', true, NULL, NULL, 'white-cube', NULL, 0, '2025-01-06 06:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000650000000000000016', '겨울의 문장 22', 'Exhibition 22', NULL, '2060-01-01', '2060-02-01', '10:00–18:00', '전시 안내 22', NULL, '65a000670000000000000001', true, NULL, NULL, 'white-cube', NULL, 0, '2025-01-06 07:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000650000000000000017', '여름 산책 23', 'Exhibition 23', NULL, NULL, NULL, '10:00–18:00', '전시 안내 23', NULL, '65a000670000000000000002', false, NULL, NULL, 'white-cube', NULL, 0, '2025-01-06 08:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000650000000000000018', '고요한 전시 24', 'Exhibition 24', NULL, '2024-01-01', '2024-02-01', '10:00–18:00', '전시 안내 24', NULL, '65a000670000000000000003', true, NULL, NULL, 'white-cube', NULL, 0, '2025-01-06 09:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT);
INSERT INTO public.files VALUES
	('6afbf6f5232742ef6987e4f2', '-UTeEXYpFN2vaHz4te5G9g', '93be474605caf4050c4741783be2935d2827b95c5a0377be222b83c2630cabb8', '그림 0.png', '.png', '', '', NULL, '2026-11-17 06:40:53.881+00', '2026-11-17 06:40:53.881+00'),
	('6afbf6f5232742ef6987e4f3', 'TglAVNm3jj6a5xcB7MgEYw', '2c2f86a89afeb855693a57e1e8a396319cd9ce3643a1c50198fe36a0151e6c26', '그림 1.png', '.png', '', '', NULL, '2026-11-17 06:40:53.944+00', '2026-11-17 06:40:53.944+00'),
	('6afbf6f5232742ef6987e4f4', 'emQXtzCu_1ndcxcvDRk-Pg', 'ba292b448d94b17aa414044a86518e1fdb6a2a4aca4be24182fd3b85f4d877a2', '그림 2.png', '.png', '', '', NULL, '2026-11-17 06:40:54.006+00', '2026-11-17 06:40:54.006+00'),
	('6afbf6f6232742ef6987e4f5', 'U3ou9yQaeJDE2efym1q95g', '3cf847f3699dadd46cedf9e6d31cb6397edb9fe20dd6edac3bed7b2c7433cd20', '그림 3.png', '.png', '', '', NULL, '2026-11-17 06:40:54.084+00', '2026-11-17 06:40:54.084+00'),
	('6afbf6f6232742ef6987e4f6', '6ErYRdbKU5nj2r_K2QlsYw', '87edb58c6d2570cca69b6a1fd41d2fbaeaff1848d0737ce51bab0295250dab1a', '그림 4.png', '.png', '', '', NULL, '2026-11-17 06:40:54.124+00', '2026-11-17 06:40:54.124+00'),
	('6afbf6f6232742ef6987e4f7', '1y-vxwlFjuMJiX79WAQ8pA', '39741cc49e49f98651380934f5d2956e5ed8a08c7ec4b9e04064ba7df7525f3e', '그림 5.png', '.png', '', '', NULL, '2026-11-17 06:40:54.191+00', '2026-11-17 06:40:54.191+00');
INSERT INTO public.galleries VALUES
	('65a000670000000000000001', '달빛 화랑 1', 'Gallery 1', 'gallery1@example.com', 'https://example.com/galleries/1', '02-000-0001', '조용한 전시 공간 1', NULL, '[]', '{"city": "서울", "country": "KR", "address_line1": "화랑길 1"}', NULL, 37.51, 127.01, true, 0, '2025-01-04 10:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000670000000000000002', '여백 미술관 2', 'Gallery 2', 'gallery2@example.com', 'https://example.com/galleries/2', '02-000-0002', '조용한 전시 공간 2', NULL, '[]', '{"city": "서울", "country": "KR", "address_line1": "화랑길 2"}', NULL, 37.52, 127.02, true, 0, '2025-01-04 11:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000670000000000000003', '가온 화랑 3', 'Gallery 3', 'gallery3@example.com', 'https://example.com/galleries/3', '02-000-0003', '조용한 전시 공간 3', NULL, '[]', '{"city": "서울", "country": "KR", "address_line1": "화랑길 3"}', NULL, 37.53, 127.03, true, 0, '2025-01-04 12:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000670000000000000004', '달빛 화랑 4', 'Gallery 4', 'gallery4@example.com', 'https://example.com/galleries/4', '02-000-0004', '조용한 전시 공간 4', NULL, '[]', '{"city": "서울", "country": "KR", "address_line1": "화랑길 4"}', NULL, 37.54, 127.04, true, 0, '2025-01-04 13:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000670000000000000005', '여백 미술관 5', 'Gallery 5', 'gallery5@example.com', 'https://example.com/galleries/5', '02-000-0005', '조용한 전시 공간 5', NULL, '[]', '{"city": "서울", "country": "KR", "address_line1": "화랑길 5"}', NULL, 37.55, 127.05, true, 0, '2025-01-04 14:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000670000000000000006', '가온 화랑 6', 'Gallery 6', 'gallery6@example.com', 'https://example.com/galleries/6', '02-000-0006', '조용한 전시 공간 6', NULL, '[]', '{"city": "서울", "country": "KR", "address_line1": "화랑길 6"}', NULL, 37.56, 127.06, true, 0, '2025-01-04 15:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000670000000000000007', '달빛 화랑 7', 'Gallery 7', 'gallery7@example.com', 'https://example.com/galleries/7', '02-000-0007', '조용한 전시 공간 7', NULL, '[]', '{"city": "서울", "country": "KR", "address_line1": "화랑길 7"}', NULL, 37.57, 127.07, true, 0, '2025-01-04 16:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000670000000000000008', '여백 미술관 8', 'Gallery 8', 'gallery8@example.com', 'https://example.com/galleries/8', '02-000-0008', '조용한 전시 공간 8', NULL, '[]', '{"city": "서울", "country": "KR", "address_line1": "화랑길 8"}', NULL, 37.58, 127.08, true, 0, '2025-01-04 17:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a000670000000000000009', '가온 화랑 9', 'Gallery 9', 'gallery9@example.com', 'https://example.com/galleries/9', '02-000-0009', '조용한 전시 공간 9', NULL, '[]', '{"city": "서울", "country": "KR", "address_line1": "화랑길 9"}', NULL, 37.59, 127.09, true, 0, '2025-01-04 18:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a00067000000000000000a', '달빛 화랑 10', 'Gallery 10', 'gallery10@example.com', 'https://example.com/galleries/10', '02-000-0010', '조용한 전시 공간 10', NULL, '[]', '{"city": "서울", "country": "KR", "address_line1": "화랑길 10"}', NULL, 37.6, 127.1, true, 0, '2025-01-04 19:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a00067000000000000000b', '여백 미술관 11', 'Gallery 11', 'gallery11@example.com', 'https://example.com/galleries/11', '02-000-0011', '조용한 전시 공간 11', NULL, '[]', '{"city": "서울", "country": "KR", "address_line1": "화랑길 11"}', NULL, 37.61, 127.11, true, 0, '2025-01-04 20:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT),
	('65a00067000000000000000c', '가온 화랑 12', 'Gallery 12', 'gallery12@example.com', 'https://example.com/galleries/12', '02-000-0012', '조용한 전시 공간 12', NULL, '[]', '{"city": "서울", "country": "KR", "address_line1": "화랑길 12"}', NULL, 37.62, 127.12, false, 0, '2025-01-04 21:00:00+00', '2026-11-17 06:40:54.212+00', DEFAULT, DEFAULT);
INSERT INTO public.gallery_images VALUES
	('65a000670000000000000001', '6afbf6f5232742ef6987e4f3', 0),
	('65a000670000000000000002', '6afbf6f5232742ef6987e4f4', 0),
	('65a000670000000000000003', '6afbf6f6232742ef6987e4f5', 0),
	('65a000670000000000000004', '6afbf6f6232742ef6987e4f6', 0),
	('65a000670000000000000005', '6afbf6f6232742ef6987e4f7', 0),
	('65a000670000000000000006', '6afbf6f5232742ef6987e4f2', 0);
INSERT INTO public.mails VALUES
	('65a000710000000000000001', 'person1@example.com', '화랑 1', '안녕하세요 1', '<p>안녕하세요</p>', 1, '2060-01-01 09:00:00+00', NULL, '2025-03-01 09:00:00+00', 'refused', '2026-11-17 06:40:54.212+00'),
	('65a000710000000000000002', 'person2@example.com', '화랑 2', '안녕하세요 2', '<p>안녕하세요</p>', 2, '2060-01-01 09:00:00+00', NULL, NULL, NULL, '2026-11-17 06:40:54.212+00'),
	('65a000710000000000000003', 'person3@example.com', '화랑 3', '안녕하세요 3', '<p>안녕하세요</p>', 0, '2060-01-01 09:00:00+00', '2025-03-01 09:00:00+00', NULL, NULL, '2026-11-17 06:40:54.212+00'),
	('65a000710000000000000004', 'person4@example.com', '화랑 4', '안녕하세요 4', '<p>안녕하세요</p>', 1, '2060-01-01 09:00:00+00', NULL, '2025-03-01 09:00:00+00', 'refused', '2026-11-17 06:40:54.212+00'),
	('65a000710000000000000005', 'person5@example.com', '화랑 5', '안녕하세요 5', '<p>안녕하세요</p>', 2, '2060-01-01 09:00:00+00', NULL, NULL, NULL, '2026-11-17 06:40:54.212+00'),
	('65a000710000000000000006', 'person6@example.com', '화랑 6', '안녕하세요 6', '<p>안녕하세요</p>', 0, '2060-01-01 09:00:00+00', '2025-03-01 09:00:00+00', NULL, NULL, '2026-11-17 06:40:54.212+00'),
	('65a000710000000000000007', 'person7@example.com', '화랑 7', '안녕하세요 7', '<p>안녕하세요</p>', 1, '2060-01-01 09:00:00+00', NULL, '2025-03-01 09:00:00+00', 'refused', '2026-11-17 06:40:54.212+00'),
	('65a000710000000000000008', 'person8@example.com', '화랑 8', '안녕하세요 8', '<p>안녕하세요</p>', 2, '2060-01-01 09:00:00+00', NULL, NULL, NULL, '2026-11-17 06:40:54.212+00'),
	('65a000710000000000000009', 'person9@example.com', '화랑 9', '안녕하세요 9', '<p>안녕하세요</p>', 0, '2060-01-01 09:00:00+00', '2025-03-01 09:00:00+00', NULL, NULL, '2026-11-17 06:40:54.212+00'),
	('65a00071000000000000000a', 'person10@example.com', '화랑 10', '안녕하세요 10', '<p>안녕하세요</p>', 1, '2060-01-01 09:00:00+00', NULL, '2025-03-01 09:00:00+00', 'refused', '2026-11-17 06:40:54.212+00'),
	('65a00071000000000000000b', 'person11@example.com', '화랑 11', '안녕하세요 11', '<p>안녕하세요</p>', 2, '2060-01-01 09:00:00+00', NULL, NULL, NULL, '2026-11-17 06:40:54.212+00'),
	('65a00071000000000000000c', 'person12@example.com', '화랑 12', '안녕하세요 12', '<p>안녕하세요</p>', 0, '2060-01-01 09:00:00+00', '2025-03-01 09:00:00+00', NULL, NULL, '2026-11-17 06:40:54.212+00');
INSERT INTO public.notifications VALUES
	('65a0006e0000000000000001', '65a000750000000000000003', 'support-answered', '{"conversationId": "65a0006b0000000000000003"}', NULL, '2025-03-01 09:01:00+00'),
	('65a0006e0000000000000002', '65a000750000000000000004', 'support-answered', '{"conversationId": "65a0006b0000000000000004"}', '2025-03-03 09:00:00+00', '2025-03-01 09:02:00+00'),
	('65a0006e0000000000000003', '65a000750000000000000005', 'support-answered', '{"conversationId": "65a0006b0000000000000005"}', NULL, '2025-03-01 09:03:00+00'),
	('65a0006e0000000000000004', '65a000750000000000000006', 'support-answered', '{"conversationId": "65a0006b0000000000000006"}', '2025-03-03 09:00:00+00', '2025-03-01 09:04:00+00'),
	('65a0006e0000000000000005', '65a000750000000000000007', 'support-answered', '{"conversationId": "65a0006b0000000000000007"}', NULL, '2025-03-01 09:05:00+00'),
	('65a0006e0000000000000006', '65a000750000000000000002', 'support-answered', '{"conversationId": "65a0006b0000000000000002"}', '2025-03-03 09:00:00+00', '2025-03-01 09:06:00+00'),
	('65a0006e0000000000000007', '65a000750000000000000003', 'support-answered', '{"conversationId": "65a0006b0000000000000003"}', NULL, '2025-03-01 09:07:00+00'),
	('65a0006e0000000000000008', '65a000750000000000000004', 'support-answered', '{"conversationId": "65a0006b0000000000000004"}', '2025-03-03 09:00:00+00', '2025-03-01 09:08:00+00'),
	('65a0006e0000000000000009', '65a000750000000000000005', 'support-answered', '{"conversationId": "65a0006b0000000000000005"}', NULL, '2025-03-01 09:09:00+00'),
	('65a0006e000000000000000a', '65a000750000000000000006', 'support-answered', '{"conversationId": "65a0006b0000000000000006"}', '2025-03-03 09:00:00+00', '2025-03-01 09:10:00+00'),
	('65a0006e000000000000000b', '65a000750000000000000007', 'support-answered', '{"conversationId": "65a0006b0000000000000007"}', NULL, '2025-03-01 09:11:00+00'),
	('65a0006e000000000000000c', '65a000750000000000000002', 'support-answered', '{"conversationId": "65a0006b0000000000000002"}', '2025-03-03 09:00:00+00', '2025-03-01 09:12:00+00'),
	('65a0006e000000000000000d', '65a000750000000000000003', 'support-answered', '{"conversationId": "65a0006b0000000000000003"}', NULL, '2025-03-01 09:13:00+00'),
	('65a0006e000000000000000e', '65a000750000000000000004', 'support-answered', '{"conversationId": "65a0006b0000000000000004"}', '2025-03-03 09:00:00+00', '2025-03-01 09:14:00+00'),
	('65a0006e000000000000000f', '65a000750000000000000005', 'support-answered', '{"conversationId": "65a0006b0000000000000005"}', NULL, '2025-03-01 09:15:00+00'),
	('65a0006e0000000000000010', '65a000750000000000000006', 'support-answered', '{"conversationId": "65a0006b0000000000000006"}', '2025-03-03 09:00:00+00', '2025-03-01 09:16:00+00'),
	('65a0006e0000000000000011', '65a000750000000000000007', 'support-answered', '{"conversationId": "65a0006b0000000000000007"}', NULL, '2025-03-01 09:17:00+00'),
	('65a0006e0000000000000012', '65a000750000000000000002', 'support-answered', '{"conversationId": "65a0006b0000000000000002"}', '2025-03-03 09:00:00+00', '2025-03-01 09:18:00+00'),
	('65a0006e0000000000000013', '65a000750000000000000003', 'support-answered', '{"conversationId": "65a0006b0000000000000003"}', NULL, '2025-03-01 09:19:00+00'),
	('65a0006e0000000000000014', '65a000750000000000000004', 'support-answered', '{"conversationId": "65a0006b0000000000000004"}', '2025-03-03 09:00:00+00', '2025-03-01 09:20:00+00'),
	('65a0006e0000000000000015', '65a000750000000000000005', 'support-answered', '{"conversationId": "65a0006b0000000000000005"}', NULL, '2025-03-01 09:21:00+00'),
	('65a0006e0000000000000016', '65a000750000000000000006', 'support-answered', '{"conversationId": "65a0006b0000000000000006"}', '2025-03-03 09:00:00+00', '2025-03-01 09:22:00+00'),
	('65a0006e0000000000000017', '65a000750000000000000007', 'support-answered', '{"conversationId": "65a0006b0000000000000007"}', NULL, '2025-03-01 09:23:00+00'),
	('65a0006e0000000000000018', '65a000750000000000000002', 'support-answered', '{"conversationId": "65a0006b0000000000000002"}', '2025-03-03 09:00:00+00', '2025-03-01 09:24:00+00');
INSERT INTO public.open_call_entries VALUES
	('65a0006f0000000000000002', '6afbf6f5232742ef6987e4f1', '65a000610000000000000002', '2025-02-01 09:00:00+00', '2026-11-17 06:40:54.212+00'),
	('65a0006f0000000000000003', '6afbf6f5232742ef6987e4f1', '65a000610000000000000003', '2025-02-01 09:00:00+00', '2026-11-17 06:40:54.212+00'),
	('65a0006f0000000000000004', '6afbf6f5232742ef6987e4f1', '65a000610000000000000004', '2025-02-01 09:00:00+00', '2026-11-17 06:40:54.212+00'),
	('65a0006f0000000000000005', '6afbf6f5232742ef6987e4f1', '65a000610000000000000005', '2025-02-01 09:00:00+00', '2026-11-17 06:40:54.212+00'),
	('65a0006f0000000000000006', '6afbf6f5232742ef6987e4f1', '65a000610000000000000006', '2025-02-01 09:00:00+00', '2026-11-17 06:40:54.212+00'),
	('65a0006f0000000000000007', '6afbf6f5232742ef6987e4f1', '65a000610000000000000007', '2025-02-01 09:00:00+00', '2026-11-17 06:40:54.212+00'),
	('65a0006f0000000000000008', '6afbf6f5232742ef6987e4f1', '65a000610000000000000008', '2025-02-01 09:00:00+00', '2026-11-17 06:40:54.212+00'),
	('65a0006f0000000000000009', '6afbf6f5232742ef6987e4f1', '65a000610000000000000009', '2025-02-01 09:00:00+00', '2026-11-17 06:40:54.212+00');
INSERT INTO public.open_call_entry_artworks VALUES
	('65a0006f0000000000000002', '65a000770000000000000001', 0),
	('65a0006f0000000000000003', '65a000770000000000000002', 0),
	('65a0006f0000000000000004', '65a000770000000000000003', 0),
	('65a0006f0000000000000005', '65a000770000000000000004', 0),
	('65a0006f0000000000000006', '65a000770000000000000005', 0),
	('65a0006f0000000000000007', '65a000770000000000000006', 0),
	('65a0006f0000000000000008', '65a000770000000000000007', 0),
	('65a0006f0000000000000009', '65a000770000000000000008', 0);
INSERT INTO public.open_calls VALUES
	('6afbf6f5232742ef6987e4f1', 'wefly', '{"lead": {"en": "Art takes flight even when we can’t meet in person. In this non-face-to-face contest, Hwarang is looking for five artists.", "ko": "마주하지 않아도 작품은 날아오릅니다. 화랑이 다섯 명의 작가를 찾는 비대면 작가 공모입니다."}, "title": {"en": "We Fly", "ko": "We Fly"}, "notice": {"en": "Anyone who makes art can apply, regardless of nationality, age or training.\n\nApplications and judging take place online. Register as an artist on Hwarang, add images and details of your works, and you’re done. You can change your entry until the call closes.\n\nThe jury looks at the quality of the works and the vision behind them. All applicants will be notified of the result by email.", "ko": "국적, 나이, 전공과 관계없이 창작하는 사람이라면 누구나 지원할 수 있습니다.\n\n지원과 심사는 모두 온라인으로 이루어집니다. 화랑에 작가로 등록하고 작품 이미지와 정보를 올리면 지원이 완료됩니다. 지원한 뒤에도 공모가 마감될 때까지 출품작을 변경할 수 있습니다.\n\n작품의 완성도와 작가의 시선을 중심으로 심사합니다. 결과는 지원하신 모든 분께 이메일로 알려 드립니다."}, "prizes": [{"en": "Full waiver of the rental fee", "ko": "대관료 전액 면제"}, {"en": "100% discount on the rental fee", "ko": "대관료 100% 할인"}, {"en": "80% discount on the rental fee", "ko": "대관료 80% 할인"}, {"en": "70% discount on the rental fee", "ko": "대관료 70% 할인"}, {"en": "60% discount on the rental fee", "ko": "대관료 60% 할인"}]}', 5, 10, '2025-01-01', '2070-01-01', '2070-02-01', false, 0, '2026-11-17 06:40:53.763+00', '2026-11-17 06:40:53.763+00');
INSERT INTO public.page_versions VALUES
	('65a000700000000000000002', 'terms', 2, '약관 2', 'Terms 2', '65a000750000000000000001', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00'),
	('65a000700000000000000003', 'privacy', 2, '약관 3', 'Terms 3', '65a000750000000000000001', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00'),
	('65a000700000000000000004', 'terms', 3, '약관 4', 'Terms 4', '65a000750000000000000001', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00'),
	('65a000700000000000000005', 'privacy', 3, '약관 5', 'Terms 5', '65a000750000000000000001', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00');
INSERT INTO public.roles VALUES
	('6afbf6f5232742ef6987e4ec', 'Administrator', 'administrator', 'Manages the whole site.', '2026-11-17 06:40:53.591+00', '2026-11-17 06:40:53.591+00'),
	('6afbf6f5232742ef6987e4ed', 'Authenticated', 'authenticated', 'Signed in with an account.', '2026-11-17 06:40:53.591+00', '2026-11-17 06:40:53.591+00'),
	('6afbf6f5232742ef6987e4ee', 'Public', 'public', 'Reads what visitors can read.', '2026-11-17 06:40:53.591+00', '2026-11-17 06:40:53.591+00');
INSERT INTO public.secrets VALUES
	('media', '3xbFSTkJtAAHRU/O0lMdyq8UN24sU9shBNxvbKs8RrY=', '2026-11-17 06:40:53.584+00');
INSERT INTO public.sessions VALUES
	('43fd828731048cda3a0a050b22bed4f364415ba9cf00fb2e680c087e0b74ab32', '65a000750000000000000001', '2035-01-01 09:00:00+00', '2025-03-01 09:00:00+00', NULL, NULL, '2026-11-17 06:40:54.212+00'),
	('98432f23b96c8138c2606ef8bebc0a829d8c6b3eb4cb6b85d1fbe6c387089066', '65a000750000000000000002', '2035-01-01 09:00:00+00', '2025-03-01 09:00:00+00', NULL, NULL, '2026-11-17 06:40:54.212+00'),
	('305aee00730e2a79061fdd7e6f850ca33fe8a5c6169b406569b62c0e0d6393e4', '65a000750000000000000003', '2035-01-01 09:00:00+00', '2025-03-01 09:00:00+00', NULL, NULL, '2026-11-17 06:40:54.212+00'),
	('f1c3d151ded416e490e37c6595aff182a6a4cbc8ff1139c1b85524c3d3f0b0ab', '65a000750000000000000004', '2035-01-01 09:00:00+00', '2025-03-01 09:00:00+00', NULL, NULL, '2026-11-17 06:40:54.212+00'),
	('ca0ad65adbdfa0f3bc5dd79f2dd5ef902fd77bbe70fa00ba97595516f80c356e', '65a000750000000000000005', '2035-01-01 09:00:00+00', '2025-03-01 09:00:00+00', NULL, NULL, '2026-11-17 06:40:54.212+00'),
	('cde6fdc810497995edc11bf01c0e99da4ba02dceda05469b9b6a49cc46476a7e', '65a000750000000000000006', '2035-01-01 09:00:00+00', '2025-03-01 09:00:00+00', NULL, NULL, '2026-11-17 06:40:54.212+00'),
	('7d3c8868abb646b729f46a204aaedef506380f7adaca581836eb772112d6ad6b', '65a000750000000000000007', '2035-01-01 09:00:00+00', '2025-03-01 09:00:00+00', NULL, NULL, '2026-11-17 06:40:54.212+00'),
	('941e10eb665728d70e75b1b7e50a5890eb7738de67b5d77a00d5697470967073', '65a000750000000000000008', '2035-01-01 09:00:00+00', '2025-03-01 09:00:00+00', NULL, NULL, '2026-11-17 06:40:54.212+00'),
	('a9cc45153438c8297a2ae45beef4f160e205a210cb2d0e046ab437d1b856e7ad', '65a000750000000000000009', '2035-01-01 09:00:00+00', '2025-03-01 09:00:00+00', NULL, NULL, '2026-11-17 06:40:54.212+00'),
	('079e6ab63ed4276d4f8679953c0ad8454cd7266f709615260796d4a2e0359266', '65a00075000000000000000a', '2035-01-01 09:00:00+00', '2025-03-01 09:00:00+00', NULL, NULL, '2026-11-17 06:40:54.212+00'),
	('3f5c70f9e2e9a46c0de60030d1d76edd0edd7f44fbecf603d7c2da078733f0cd', '65a00075000000000000000b', '2035-01-01 09:00:00+00', '2025-03-01 09:00:00+00', NULL, NULL, '2026-11-17 06:40:54.212+00'),
	('65ecea0a52ea654d3b305e6d9f9509374f7ef0786b389bd173f0ea288cf384b0', '65a00075000000000000000c', '2035-01-01 09:00:00+00', '2025-03-01 09:00:00+00', NULL, NULL, '2026-11-17 06:40:54.212+00');
INSERT INTO public.settings VALUES
	('upgrade-test', '{"kept": true}', 0, '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00');
INSERT INTO public.shopitemregs VALUES
	('65a000730000000000000001', '상품 1', 'https://example.com/shop/1', '65a000610000000000000001', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000730000000000000002', '상품 2', 'https://example.com/shop/2', '65a000610000000000000002', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000730000000000000003', '상품 3', 'https://example.com/shop/3', '65a000610000000000000003', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000730000000000000004', '상품 4', 'https://example.com/shop/4', '65a000610000000000000004', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000730000000000000005', '상품 5', 'https://example.com/shop/5', '65a000610000000000000005', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0),
	('65a000730000000000000006', '상품 6', 'https://example.com/shop/6', '65a000610000000000000006', '2026-11-17 06:40:54.212+00', '2026-11-17 06:40:54.212+00', 0);
INSERT INTO public.support_desks VALUES
	('65a000750000000000000001', '2025-03-01 09:00:00+00');
INSERT INTO public.support_messages VALUES
	('65a0006d0000000000000001', '65a0006b0000000000000002', false, NULL, '문의합니다 1', '2025-03-01 09:01:00+00'),
	('65a0006d0000000000000002', '65a0006b0000000000000003', false, NULL, '문의합니다 2', '2025-03-01 09:02:00+00'),
	('65a0006d0000000000000003', '65a0006b0000000000000004', false, NULL, '문의합니다 3', '2025-03-01 09:03:00+00'),
	('65a0006d0000000000000004', '65a0006b0000000000000005', false, NULL, '문의합니다 4', '2025-03-01 09:04:00+00'),
	('65a0006d0000000000000005', '65a0006b0000000000000006', false, NULL, '문의합니다 5', '2025-03-01 09:05:00+00'),
	('65a0006d0000000000000006', '65a0006b0000000000000007', false, NULL, '문의합니다 6', '2025-03-01 09:06:00+00'),
	('65a0006d0000000000000007', '65a0006b0000000000000008', false, NULL, '문의합니다 7', '2025-03-01 09:07:00+00'),
	('65a0006d0000000000000008', '65a0006b0000000000000009', false, NULL, '문의합니다 8', '2025-03-01 09:08:00+00'),
	('65a0006d0000000000000009', '65a0006b000000000000000a', false, NULL, '문의합니다 9', '2025-03-01 09:09:00+00'),
	('65a0006d000000000000000a', '65a0006b000000000000000b', false, NULL, '문의합니다 10', '2025-03-01 09:10:00+00'),
	('65a0006d000000000000000b', '65a0006b000000000000000c', false, NULL, '문의합니다 11', '2025-03-01 09:11:00+00'),
	('65a0006d000000000000000c', '65a0006b0000000000000001', false, NULL, '문의합니다 12', '2025-03-01 09:12:00+00'),
	('65a0006d000000000000000d', '65a0006b0000000000000002', true, '65a000750000000000000001', '답변입니다 13', '2025-03-01 09:13:00+00'),
	('65a0006d000000000000000e', '65a0006b0000000000000003', true, '65a000750000000000000001', '답변입니다 14', '2025-03-01 09:14:00+00'),
	('65a0006d000000000000000f', '65a0006b0000000000000004', true, '65a000750000000000000001', '답변입니다 15', '2025-03-01 09:15:00+00'),
	('65a0006d0000000000000010', '65a0006b0000000000000005', true, '65a000750000000000000001', '답변입니다 16', '2025-03-01 09:16:00+00'),
	('65a0006d0000000000000011', '65a0006b0000000000000006', true, '65a000750000000000000001', '답변입니다 17', '2025-03-01 09:17:00+00'),
	('65a0006d0000000000000012', '65a0006b0000000000000007', true, '65a000750000000000000001', '답변입니다 18', '2025-03-01 09:18:00+00'),
	('65a0006d0000000000000013', '65a0006b0000000000000008', true, '65a000750000000000000001', '답변입니다 19', '2025-03-01 09:19:00+00'),
	('65a0006d0000000000000014', '65a0006b0000000000000009', true, '65a000750000000000000001', '답변입니다 20', '2025-03-01 09:20:00+00'),
	('65a0006d0000000000000015', '65a0006b000000000000000a', true, '65a000750000000000000001', '답변입니다 21', '2025-03-01 09:21:00+00'),
	('65a0006d0000000000000016', '65a0006b000000000000000b', true, '65a000750000000000000001', '답변입니다 22', '2025-03-01 09:22:00+00'),
	('65a0006d0000000000000017', '65a0006b000000000000000c', true, '65a000750000000000000001', '답변입니다 23', '2025-03-01 09:23:00+00'),
	('65a0006d0000000000000018', '65a0006b0000000000000001', true, '65a000750000000000000001', '답변입니다 24', '2025-03-01 09:24:00+00');
INSERT INTO public.tickets VALUES
	('b12b4afd1c019fd79d177c62d6d302ce', 'archive', '65a000750000000000000002', '2035-01-01 09:00:00+00'),
	('787a077c83ea81bd79cd785dd0ab52df', 'archive', '65a000750000000000000003', '2035-01-01 09:00:00+00'),
	('1d490a6f377f4ea9bfbed27cd98ce515', 'archive', '65a000750000000000000004', '2035-01-01 09:00:00+00'),
	('110fd981c59b0fcb7d6c8b671a518321', 'archive', '65a000750000000000000005', '2035-01-01 09:00:00+00'),
	('3e69846126b9a57eb0e4cd07ed7979b9', 'archive', '65a000750000000000000006', '2035-01-01 09:00:00+00'),
	('c746a61434ae73397015ca6271436b9b', 'archive', '65a000750000000000000007', '2035-01-01 09:00:00+00');
INSERT INTO public.users VALUES
	('6afbf6f5232742ef6987e4ef', 'guest', 'guest@hwarang.art', 'local', '$argon2id$v=19$m=19456,t=2,p=1$5rQA+pKN6V9GTcEiHwsZnA$tzCfkBH3g+oBsxFiY/I9KwByUB/KwPYB/CIAaHlbjLg', true, false, '6afbf6f5232742ef6987e4ee', NULL, NULL, NULL, 'ko', NULL, '2026-11-17 06:40:53.668+00', '2026-11-17 06:40:53.668+00', NULL, NULL, NULL, NULL),
	('6afbf6f5232742ef6987e4f0', 'admin', 'admin@hwarang.art', 'local', '$argon2id$v=19$m=19456,t=2,p=1$rDiEV1a9YbS1iPb6VzXLKg$JhdjIu9cF5MYhCv3cUKGoQ/ltNP8hcOSUOvDAdIw6yM', true, false, '6afbf6f5232742ef6987e4ec', NULL, NULL, NULL, 'ko', NULL, '2026-11-17 06:40:53.756+00', '2026-11-17 06:40:53.756+00', NULL, NULL, NULL, NULL),
	('65a000750000000000000001', 'person1', 'person1@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ec', NULL, NULL, NULL, 'ko', NULL, '2025-01-01 10:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a000750000000000000002', 'person2', 'person2@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'ko', NULL, '2025-01-01 11:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a000750000000000000003', 'person3', 'person3@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'en', NULL, '2025-01-01 12:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a000750000000000000004', 'person4', 'person4@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'ko', '2025-02-01 09:00:00+00', '2025-01-01 13:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a000750000000000000005', 'person5', 'person5@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'ko', NULL, '2025-01-01 14:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a000750000000000000006', 'person6', 'person6@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'en', NULL, '2025-01-01 15:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a000750000000000000007', 'person7', 'person7@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'ko', NULL, '2025-01-01 16:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a000750000000000000008', 'person8', 'person8@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'ko', '2025-02-01 09:00:00+00', '2025-01-01 17:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a000750000000000000009', 'person9', 'person9@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'en', NULL, '2025-01-01 18:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a00075000000000000000a', 'person10', 'person10@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'ko', NULL, '2025-01-01 19:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a00075000000000000000b', 'person11', 'person11@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'ko', NULL, '2025-01-01 20:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a00075000000000000000c', 'person12', 'person12@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'en', '2025-02-01 09:00:00+00', '2025-01-01 21:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a00075000000000000000d', 'person13', 'person13@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'ko', NULL, '2025-01-01 22:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a00075000000000000000e', 'person14', 'person14@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'ko', NULL, '2025-01-01 23:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a00075000000000000000f', 'person15', 'person15@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'en', NULL, '2025-01-02 00:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a000750000000000000010', 'person16', 'person16@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'ko', '2025-02-01 09:00:00+00', '2025-01-02 01:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a000750000000000000011', 'person17', 'person17@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'ko', NULL, '2025-01-02 02:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a000750000000000000012', 'person18', 'person18@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'en', NULL, '2025-01-02 03:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a000750000000000000013', 'person19', 'person19@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'ko', NULL, '2025-01-02 04:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a000750000000000000014', 'person20', 'person20@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'ko', '2025-02-01 09:00:00+00', '2025-01-02 05:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a000750000000000000015', 'person21', 'person21@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'en', NULL, '2025-01-02 06:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a000750000000000000016', 'person22', 'person22@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'ko', NULL, '2025-01-02 07:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a000750000000000000017', 'person23', 'person23@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', false, false, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'ko', NULL, '2025-01-02 08:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL),
	('65a000750000000000000018', 'person24', 'person24@example.com', 'local', '$argon2id$v=19$m=19456,t=2,p=1$TtGqn+8k8uuRBVnu5DuNvA$TniOsBw0/yt57k8aoUMBRUylarvSVqIYbHlALIOdK4g', true, true, '6afbf6f5232742ef6987e4ed', NULL, NULL, NULL, 'en', '2025-02-01 09:00:00+00', '2025-01-02 09:00:00+00', '2026-11-17 06:40:54.212+00', NULL, NULL, NULL, NULL);
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 26, true);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.artbrochures
    ADD CONSTRAINT artbrochures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.artists
    ADD CONSTRAINT artists_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.artwork_views
    ADD CONSTRAINT artwork_views_artwork_id_day_pk PRIMARY KEY (artwork_id, day);
ALTER TABLE ONLY public.artworks
    ADD CONSTRAINT artworks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blobs
    ADD CONSTRAINT blobs_location_unique UNIQUE (location);
ALTER TABLE ONLY public.blobs
    ADD CONSTRAINT blobs_pkey PRIMARY KEY (sha256);
ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_key_hash_unique UNIQUE (key_hash);
ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.desk_mails
    ADD CONSTRAINT desk_mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.exhibition_artists
    ADD CONSTRAINT exhibition_artists_exhibition_id_artist_id_pk PRIMARY KEY (exhibition_id, artist_id);
ALTER TABLE ONLY public.exhibition_artworks
    ADD CONSTRAINT exhibition_artworks_exhibition_id_artwork_id_pk PRIMARY KEY (exhibition_id, artwork_id);
ALTER TABLE ONLY public.exhibition_galleries
    ADD CONSTRAINT exhibition_galleries_exhibition_id_gallery_id_pk PRIMARY KEY (exhibition_id, gallery_id);
ALTER TABLE ONLY public.exhibition_images
    ADD CONSTRAINT exhibition_images_exhibition_id_file_id_pk PRIMARY KEY (exhibition_id, file_id);
ALTER TABLE ONLY public.exhibitions
    ADD CONSTRAINT exhibitions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_key_unique UNIQUE (key);
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.galleries
    ADD CONSTRAINT galleries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gallery_images
    ADD CONSTRAINT gallery_images_gallery_id_file_id_pk PRIMARY KEY (gallery_id, file_id);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.open_call_entries
    ADD CONSTRAINT open_call_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.open_call_entry_artworks
    ADD CONSTRAINT open_call_entry_artworks_entry_id_artwork_id_pk PRIMARY KEY (entry_id, artwork_id);
ALTER TABLE ONLY public.open_calls
    ADD CONSTRAINT open_calls_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.open_calls
    ADD CONSTRAINT open_calls_slug_unique UNIQUE (slug);
ALTER TABLE ONLY public.page_versions
    ADD CONSTRAINT page_versions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_type_unique UNIQUE (type);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.shopitemregs
    ADD CONSTRAINT shopitemregs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.support_desks
    ADD CONSTRAINT support_desks_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.support_messages
    ADD CONSTRAINT support_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
CREATE INDEX artbrochures_artist ON public.artbrochures USING btree (artist_id);
CREATE INDEX artists_country ON public.artists USING btree ("left"(usercountryname, 200) NULLS FIRST, created_at, id);
CREATE INDEX artists_created ON public.artists USING btree (created_at, id);
CREATE INDEX artists_email ON public.artists USING btree ("left"(email, 200) NULLS FIRST, created_at, id);
CREATE INDEX artists_englishname ON public.artists USING btree ("left"(englishname, 200) COLLATE "und-x-icu", created_at, id);
CREATE INDEX artists_exposed ON public.artists USING btree (is_exposed, created_at, id);
CREATE INDEX artists_held ON public.artists USING btree (created_at, id) WHERE held;
CREATE INDEX artists_hidden ON public.artists USING btree (id) WHERE (NOT is_exposed);
CREATE INDEX artists_localname ON public.artists USING btree ("left"(localname, 200) COLLATE "und-x-icu", created_at, id);
CREATE INDEX artists_search_initials ON public.artists USING gin (search_initials public.gin_trgm_ops);
CREATE INDEX artists_search_initials_start ON public.artists USING btree ("left"(search_initials, 100) text_pattern_ops);
CREATE INDEX artists_search_keys ON public.artists USING gin (search_keys public.gin_trgm_ops);
CREATE INDEX artists_search_keys_start ON public.artists USING btree ("left"(search_keys, 100) text_pattern_ops);
CREATE UNIQUE INDEX artists_user ON public.artists USING btree (user_id);
CREATE INDEX artwork_views_day ON public.artwork_views USING btree (day);
CREATE INDEX artworks_created ON public.artworks USING btree (created_at DESC, id DESC);
CREATE INDEX artworks_exposed ON public.artworks USING btree (is_exposed, created_at, id);
CREATE INDEX artworks_image ON public.artworks USING btree (image_id);
CREATE INDEX artworks_material ON public.artworks USING btree ("left"(material, 200) COLLATE "und-x-icu" NULLS FIRST, created_at, id);
CREATE INDEX artworks_owner ON public.artworks USING btree (owner_id NULLS FIRST, created_at, id);
CREATE INDEX artworks_search_initials ON public.artworks USING gin (search_initials public.gin_trgm_ops);
CREATE INDEX artworks_search_initials_start ON public.artworks USING btree ("left"(search_initials, 100) text_pattern_ops);
CREATE INDEX artworks_search_keys ON public.artworks USING gin (search_keys public.gin_trgm_ops);
CREATE INDEX artworks_search_keys_start ON public.artworks USING btree ("left"(search_keys, 100) text_pattern_ops);
CREATE INDEX artworks_tags ON public.artworks USING gin (tags);
CREATE INDEX artworks_title ON public.artworks USING btree (title COLLATE "und-x-icu", created_at, id);
CREATE INDEX artworks_title_en ON public.artworks USING btree ("left"(title_en, 200) COLLATE "und-x-icu" NULLS FIRST, created_at, id);
CREATE INDEX artworks_titles ON public.artworks USING gin (((public.stretch_grams(public.stretch_of(created_at), 0, lower(title)) || public.stretch_grams(public.stretch_of(created_at), 1, lower(COALESCE(title_en, ''::text)))))) WITH (fastupdate=off);
CREATE INDEX artworks_year ON public.artworks USING btree (year NULLS FIRST, created_at, id);
CREATE INDEX attempts_at ON public.attempts USING btree (at);
CREATE INDEX attempts_key_at ON public.attempts USING btree (key, at);
CREATE INDEX audit_entries_action ON public.audit_entries USING btree (action, created_at, id);
CREATE INDEX audit_entries_created ON public.audit_entries USING btree (created_at DESC, id DESC);
CREATE INDEX audit_entries_name ON public.audit_entries USING btree ("left"(name, 200) COLLATE "und-x-icu", created_at, id);
CREATE INDEX audit_entries_noun ON public.audit_entries USING btree (noun, created_at, id);
CREATE INDEX audit_entries_record ON public.audit_entries USING btree (noun, record_id);
CREATE INDEX audit_entries_username ON public.audit_entries USING btree ("left"(username, 200) COLLATE "und-x-icu", created_at, id);
CREATE INDEX blobs_colour_cell ON public.blobs USING btree (colour_cell, sha256);
CREATE INDEX blobs_to_warm ON public.blobs USING btree (created_at) WHERE (warmed_at IS NULL);
CREATE INDEX companies_user ON public.companies USING btree (user_id);
CREATE INDEX contracts_artist ON public.contracts USING btree (artist_id);
CREATE INDEX contracts_user ON public.contracts USING btree (user_id);
CREATE INDEX conversations_last ON public.conversations USING btree (last_message_at, id);
CREATE INDEX conversations_mail_waiting ON public.conversations USING btree (mail_waiting_since) WHERE (mail_waiting_since IS NOT NULL);
CREATE INDEX conversations_user ON public.conversations USING btree (user_id, last_message_at);
CREATE INDEX exhibition_artists_artist ON public.exhibition_artists USING btree (artist_id);
CREATE INDEX exhibition_artworks_artwork ON public.exhibition_artworks USING btree (artwork_id);
CREATE INDEX exhibition_artworks_order ON public.exhibition_artworks USING btree (exhibition_id, "position", artwork_id);
CREATE INDEX exhibition_galleries_gallery ON public.exhibition_galleries USING btree (gallery_id);
CREATE INDEX exhibitions_gallery ON public.exhibitions USING btree (gallery_id);
CREATE INDEX exhibitions_opens ON public.exhibitions USING btree (opens_on);
CREATE INDEX exhibitions_search_initials ON public.exhibitions USING gin (search_initials public.gin_trgm_ops);
CREATE INDEX exhibitions_search_initials_start ON public.exhibitions USING btree ("left"(search_initials, 100) text_pattern_ops);
CREATE INDEX exhibitions_search_keys ON public.exhibitions USING gin (search_keys public.gin_trgm_ops);
CREATE INDEX exhibitions_search_keys_start ON public.exhibitions USING btree ("left"(search_keys, 100) text_pattern_ops);
CREATE INDEX files_sha256 ON public.files USING btree (sha256);
CREATE INDEX files_uploaded_by ON public.files USING btree (uploaded_by);
CREATE INDEX galleries_search_initials ON public.galleries USING gin (search_initials public.gin_trgm_ops);
CREATE INDEX galleries_search_initials_start ON public.galleries USING btree ("left"(search_initials, 100) text_pattern_ops);
CREATE INDEX galleries_search_keys ON public.galleries USING gin (search_keys public.gin_trgm_ops);
CREATE INDEX galleries_search_keys_start ON public.galleries USING btree ("left"(search_keys, 100) text_pattern_ops);
CREATE INDEX mails_due ON public.mails USING btree (due_at) WHERE ((sent_at IS NULL) AND (abandoned_at IS NULL));
CREATE INDEX notifications_user ON public.notifications USING btree (user_id, created_at, id);
CREATE UNIQUE INDEX open_call_entries_artist ON public.open_call_entries USING btree (open_call_id, artist_id);
CREATE INDEX open_call_entries_made ON public.open_call_entries USING btree (open_call_id, created_at, id);
CREATE INDEX open_call_entry_artworks_artwork ON public.open_call_entry_artworks USING btree (artwork_id);
CREATE INDEX page_versions_created ON public.page_versions USING btree (created_at);
CREATE UNIQUE INDEX page_versions_page ON public.page_versions USING btree (page, version);
CREATE INDEX sessions_expires ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX shopitemregs_artist ON public.shopitemregs USING btree (artist_id);
CREATE INDEX support_messages_conversation ON public.support_messages USING btree (conversation_id, created_at, id);
CREATE INDEX tickets_expires ON public.tickets USING btree (expires_at);
CREATE INDEX tickets_user ON public.tickets USING btree (user_id);
CREATE INDEX users_confirmation_token ON public.users USING btree (confirmation_token_hash);
CREATE UNIQUE INDEX users_email ON public.users USING btree (email);
CREATE INDEX users_new_email_token ON public.users USING btree (new_email_token_hash);
CREATE INDEX users_reset_token ON public.users USING btree (reset_token_hash);
CREATE UNIQUE INDEX users_username ON public.users USING btree (lower((username COLLATE "und-x-icu")));
CREATE TRIGGER audit_entries_only_erased BEFORE UPDATE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION public.refuse_unless_erased();
CREATE TRIGGER audit_entries_stay BEFORE DELETE OR TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER notify_ended AFTER DELETE ON public.sessions REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.notify_ended_sessions();
CREATE TRIGGER page_versions_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.page_versions FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER publish_delete AFTER DELETE ON public.artbrochures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_delete AFTER DELETE ON public.artists REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_delete AFTER DELETE ON public.artworks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_delete AFTER DELETE ON public.exhibition_artists REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_delete AFTER DELETE ON public.exhibition_artworks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_delete AFTER DELETE ON public.exhibition_galleries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_delete AFTER DELETE ON public.exhibition_images REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_delete AFTER DELETE ON public.exhibitions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_delete AFTER DELETE ON public.files REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_delete AFTER DELETE ON public.galleries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_delete AFTER DELETE ON public.gallery_images REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_delete AFTER DELETE ON public.open_calls REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_delete AFTER DELETE ON public.page_versions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_delete AFTER DELETE ON public.settings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_delete AFTER DELETE ON public.shopitemregs REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_formats AFTER UPDATE OF formats ON public.blobs FOR EACH STATEMENT EXECUTE FUNCTION public.publish_formats();
CREATE TRIGGER publish_insert AFTER INSERT ON public.artbrochures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_insert AFTER INSERT ON public.artists REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_insert AFTER INSERT ON public.artworks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_insert AFTER INSERT ON public.exhibition_artists REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_insert AFTER INSERT ON public.exhibition_artworks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_insert AFTER INSERT ON public.exhibition_galleries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_insert AFTER INSERT ON public.exhibition_images REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_insert AFTER INSERT ON public.exhibitions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_insert AFTER INSERT ON public.galleries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_insert AFTER INSERT ON public.gallery_images REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_insert AFTER INSERT ON public.open_calls REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_insert AFTER INSERT ON public.page_versions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_insert AFTER INSERT ON public.settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_insert AFTER INSERT ON public.shopitemregs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_truncate AFTER TRUNCATE ON public.artbrochures FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_truncate AFTER TRUNCATE ON public.artists FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_truncate AFTER TRUNCATE ON public.artworks FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_truncate AFTER TRUNCATE ON public.exhibition_artists FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_truncate AFTER TRUNCATE ON public.exhibition_artworks FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_truncate AFTER TRUNCATE ON public.exhibition_galleries FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_truncate AFTER TRUNCATE ON public.exhibition_images FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_truncate AFTER TRUNCATE ON public.exhibitions FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_truncate AFTER TRUNCATE ON public.files FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_truncate AFTER TRUNCATE ON public.galleries FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_truncate AFTER TRUNCATE ON public.gallery_images FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_truncate AFTER TRUNCATE ON public.open_calls FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_truncate AFTER TRUNCATE ON public.page_versions FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_truncate AFTER TRUNCATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_truncate AFTER TRUNCATE ON public.shopitemregs FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_update AFTER UPDATE ON public.artbrochures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_update AFTER UPDATE ON public.artists REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_update AFTER UPDATE ON public.artworks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_update AFTER UPDATE ON public.exhibition_artists REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_update AFTER UPDATE ON public.exhibition_artworks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_update AFTER UPDATE ON public.exhibition_galleries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_update AFTER UPDATE ON public.exhibition_images REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_update AFTER UPDATE ON public.exhibitions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_update AFTER UPDATE ON public.files REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_update AFTER UPDATE ON public.galleries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_update AFTER UPDATE ON public.gallery_images REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_update AFTER UPDATE ON public.open_calls REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_update AFTER UPDATE ON public.page_versions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_update AFTER UPDATE ON public.settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
CREATE TRIGGER publish_update AFTER UPDATE ON public.shopitemregs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.publish_change();
ALTER TABLE ONLY public.artbrochures
    ADD CONSTRAINT artbrochures_artist_id_artists_id_fk FOREIGN KEY (artist_id) REFERENCES public.artists(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.artists
    ADD CONSTRAINT artists_profileimg_id_files_id_fk FOREIGN KEY (profileimg_id) REFERENCES public.files(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.artists
    ADD CONSTRAINT artists_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.artwork_views
    ADD CONSTRAINT artwork_views_artwork_id_artworks_id_fk FOREIGN KEY (artwork_id) REFERENCES public.artworks(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.artworks
    ADD CONSTRAINT artworks_image_id_files_id_fk FOREIGN KEY (image_id) REFERENCES public.files(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.artworks
    ADD CONSTRAINT artworks_owner_id_artists_id_fk FOREIGN KEY (owner_id) REFERENCES public.artists(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.artworks
    ADD CONSTRAINT artworks_shopitemreg_id_shopitemregs_id_fk FOREIGN KEY (shopitemreg_id) REFERENCES public.shopitemregs(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_artist_id_artists_id_fk FOREIGN KEY (artist_id) REFERENCES public.artists(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.exhibition_artists
    ADD CONSTRAINT exhibition_artists_artist_id_artists_id_fk FOREIGN KEY (artist_id) REFERENCES public.artists(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.exhibition_artists
    ADD CONSTRAINT exhibition_artists_exhibition_id_exhibitions_id_fk FOREIGN KEY (exhibition_id) REFERENCES public.exhibitions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.exhibition_artworks
    ADD CONSTRAINT exhibition_artworks_artwork_id_artworks_id_fk FOREIGN KEY (artwork_id) REFERENCES public.artworks(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.exhibition_artworks
    ADD CONSTRAINT exhibition_artworks_exhibition_id_exhibitions_id_fk FOREIGN KEY (exhibition_id) REFERENCES public.exhibitions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.exhibition_galleries
    ADD CONSTRAINT exhibition_galleries_exhibition_id_exhibitions_id_fk FOREIGN KEY (exhibition_id) REFERENCES public.exhibitions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.exhibition_galleries
    ADD CONSTRAINT exhibition_galleries_gallery_id_galleries_id_fk FOREIGN KEY (gallery_id) REFERENCES public.galleries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.exhibition_images
    ADD CONSTRAINT exhibition_images_exhibition_id_exhibitions_id_fk FOREIGN KEY (exhibition_id) REFERENCES public.exhibitions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.exhibition_images
    ADD CONSTRAINT exhibition_images_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES public.files(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.exhibitions
    ADD CONSTRAINT exhibitions_gallery_id_galleries_id_fk FOREIGN KEY (gallery_id) REFERENCES public.galleries(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_sha256_blobs_sha256_fk FOREIGN KEY (sha256) REFERENCES public.blobs(sha256);
ALTER TABLE ONLY public.gallery_images
    ADD CONSTRAINT gallery_images_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES public.files(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.gallery_images
    ADD CONSTRAINT gallery_images_gallery_id_galleries_id_fk FOREIGN KEY (gallery_id) REFERENCES public.galleries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.open_call_entries
    ADD CONSTRAINT open_call_entries_artist_id_artists_id_fk FOREIGN KEY (artist_id) REFERENCES public.artists(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.open_call_entries
    ADD CONSTRAINT open_call_entries_open_call_id_open_calls_id_fk FOREIGN KEY (open_call_id) REFERENCES public.open_calls(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.open_call_entry_artworks
    ADD CONSTRAINT open_call_entry_artworks_artwork_id_artworks_id_fk FOREIGN KEY (artwork_id) REFERENCES public.artworks(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.open_call_entry_artworks
    ADD CONSTRAINT open_call_entry_artworks_entry_id_open_call_entries_id_fk FOREIGN KEY (entry_id) REFERENCES public.open_call_entries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shopitemregs
    ADD CONSTRAINT shopitemregs_artist_id_artists_id_fk FOREIGN KEY (artist_id) REFERENCES public.artists(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.support_desks
    ADD CONSTRAINT support_desks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.support_messages
    ADD CONSTRAINT support_messages_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.support_messages
    ADD CONSTRAINT support_messages_conversation_id_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES public.conversations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_role_id_roles_id_fk FOREIGN KEY (role_id) REFERENCES public.roles(id);
