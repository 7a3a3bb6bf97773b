CREATE TABLE "gallery_invitations" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"gallery_id" char(24) NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gallery_members" (
	"gallery_id" char(24) NOT NULL,
	"user_id" char(24) NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gallery_members_gallery_id_user_id_pk" PRIMARY KEY("gallery_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "consignments" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"gallery_id" char(24) NOT NULL,
	"artwork_id" char(24) NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "representations" (
	"gallery_id" char(24) NOT NULL,
	"artist_id" char(24) NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "representations_gallery_id_artist_id_pk" PRIMARY KEY("gallery_id","artist_id")
);
--> statement-breakpoint
ALTER TABLE "gallery_invitations" ADD CONSTRAINT "gallery_invitations_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_members" ADD CONSTRAINT "gallery_members_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_members" ADD CONSTRAINT "gallery_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gallery_invitations_email" ON "gallery_invitations" USING btree ("gallery_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "gallery_invitations_token" ON "gallery_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "gallery_members_user" ON "gallery_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consignments_once" ON "consignments" USING btree ("gallery_id","artwork_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consignments_artwork" ON "consignments" USING btree ("artwork_id") WHERE state = 'accepted';--> statement-breakpoint
CREATE INDEX "consignments_of_artwork" ON "consignments" USING btree ("artwork_id");--> statement-breakpoint
CREATE INDEX "representations_artist" ON "representations" USING btree ("artist_id");--> statement-breakpoint
-- Row-level security: what is private to a gallery is seen only by a transaction that names the gallery in `hwarang.galleries`, or '*' for
-- all of them. A connection that names none sees nothing. It binds the owner of the tables too, but no superuser: the application's role
-- must be none (docs/decisions/0109-galleries-are-kept-apart-twice.md).
CREATE FUNCTION gallery_in_scope(gallery char(24)) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(current_setting('hwarang.galleries', true) = '*' OR gallery::text = ANY (string_to_array(current_setting('hwarang.galleries', true), ',')), false)
$$;
--> statement-breakpoint
-- For each table whose rows belong to a gallery by a column `gallery_id`; a row that belongs to none is not a gallery's to hide.
CREATE FUNCTION protect_gallery_table(shown regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', shown);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', shown);
  EXECUTE format('CREATE POLICY of_gallery ON %s USING (gallery_id IS NULL OR gallery_in_scope(gallery_id))', shown);
END $$;
--> statement-breakpoint
SELECT protect_gallery_table('gallery_members'), protect_gallery_table('gallery_invitations'), protect_gallery_table('representations'), protect_gallery_table('consignments');
--> statement-breakpoint
-- Everybody sees an exhibition that is public, or was until its time ran out, which harvesters are told; a draft and one that waits for its day
-- are seen by its gallery alone.
ALTER TABLE exhibitions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE exhibitions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_gallery ON exhibitions USING (gallery_in_scope(gallery_id));
--> statement-breakpoint
CREATE POLICY of_everyone ON exhibitions FOR SELECT USING (is_exposed AND (shown_from IS NULL OR shown_from <= now()));
--> statement-breakpoint
-- What an exhibition shows is seen by whoever sees the exhibition. Where all galleries are named a row may come before its exhibition, as in a
-- restore.
DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['exhibition_artworks', 'exhibition_artists', 'exhibition_images', 'exhibition_galleries'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', shown);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', shown);
    EXECUTE format('CREATE POLICY of_exhibition ON %1$I USING (gallery_in_scope(NULL) OR EXISTS (SELECT FROM exhibitions WHERE exhibitions.id = %1$I.exhibition_id))', shown);
  END LOOP;
END $$;
