CREATE TABLE "digests" (
	"user_id" char(24) PRIMARY KEY NOT NULL,
	"wanted" boolean DEFAULT true NOT NULL,
	"token" text NOT NULL,
	"told_until" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "digests_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"user_id" char(24) NOT NULL,
	"artist_id" char(24),
	"gallery_id" char(24),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_one" CHECK (num_nonnulls("follows"."artist_id", "follows"."gallery_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "kept_lists" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"user_id" char(24) NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"share" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_lists_share_unique" UNIQUE("share")
);
--> statement-breakpoint
CREATE TABLE "kept_works" (
	"list_id" char(24) NOT NULL,
	"artwork_id" char(24) NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_works_list_id_artwork_id_pk" PRIMARY KEY("list_id","artwork_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"user_id" char(24) NOT NULL,
	"page" text NOT NULL,
	"query" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exhibitions" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "composed_of" jsonb;--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_lists" ADD CONSTRAINT "kept_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_works" ADD CONSTRAINT "kept_works_list_id_kept_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."kept_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_works" ADD CONSTRAINT "kept_works_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digests_due" ON "digests" USING btree ("told_until") WHERE "digests"."wanted";--> statement-breakpoint
CREATE UNIQUE INDEX "follows_artist" ON "follows" USING btree ("user_id","artist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "follows_gallery" ON "follows" USING btree ("user_id","gallery_id");--> statement-breakpoint
CREATE INDEX "follows_of_artist" ON "follows" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "follows_of_gallery" ON "follows" USING btree ("gallery_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_lists_user_key" ON "kept_lists" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "kept_works_artwork" ON "kept_works" USING btree ("artwork_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id","page","query");--> statement-breakpoint
CREATE INDEX "artworks_published" ON "artworks" USING btree ("published_at") WHERE published_at is not null;
--> statement-breakpoint
-- Written by hand from here. Since when a record is public that was hidden before: news are told by it, and no writer can forget to note it.
CREATE FUNCTION note_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.published_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['artists', 'artworks', 'exhibitions'] LOOP
    EXECUTE format('CREATE TRIGGER note_published BEFORE UPDATE OF is_exposed ON %I FOR EACH ROW WHEN (NEW.is_exposed AND NOT OLD.is_exposed) EXECUTE FUNCTION note_published()', shown);
  END LOOP;
END $$;
