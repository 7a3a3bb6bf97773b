CREATE TABLE "enquiries" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"gallery_id" char(24),
	"artist_id" char(24),
	"artwork_id" char(24),
	"title" text NOT NULL,
	"user_id" char(24),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text DEFAULT 'ko' NOT NULL,
	"consented_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"unseen" boolean DEFAULT true NOT NULL,
	"last_message_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mail_waiting_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_desks" (
	"gallery_id" char(24) NOT NULL,
	"user_id" char(24) NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_desks_gallery_id_user_id_pk" PRIMARY KEY("gallery_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "enquiry_mails" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_messages" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"enquiry_id" char(24) NOT NULL,
	"gallery_id" char(24),
	"speaker" text NOT NULL,
	"author_id" char(24),
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ho_prices" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"gallery_id" char(24),
	"artist_id" char(24) NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"artwork_id" char(24) PRIMARY KEY NOT NULL,
	"gallery_id" char(24),
	"availability" text DEFAULT 'not-for-sale' NOT NULL,
	"hold_until" date,
	"held_for" char(24),
	"price" numeric(14, 2),
	"currency" text DEFAULT 'KRW' NOT NULL,
	"price_shown" text DEFAULT 'on-request' NOT NULL,
	"takes_questions" boolean DEFAULT true NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "availability" text;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "price" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "price_on_request" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "takes_questions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_desks" ADD CONSTRAINT "enquiry_desks_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_desks" ADD CONSTRAINT "enquiry_desks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ho_prices" ADD CONSTRAINT "ho_prices_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ho_prices" ADD CONSTRAINT "ho_prices_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_gallery" ON "enquiries" USING btree ("gallery_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_artist" ON "enquiries" USING btree ("artist_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_last" ON "enquiries" USING btree ("last_message_at");--> statement-breakpoint
CREATE INDEX "enquiries_user" ON "enquiries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "enquiries_email" ON "enquiries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "enquiries_artwork" ON "enquiries" USING btree ("artwork_id");--> statement-breakpoint
CREATE INDEX "enquiries_mail_waiting" ON "enquiries" USING btree ("mail_waiting_since") WHERE mail_waiting_since is not null;--> statement-breakpoint
CREATE INDEX "enquiry_messages_enquiry" ON "enquiry_messages" USING btree ("enquiry_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ho_prices_of_gallery" ON "ho_prices" USING btree ("gallery_id","artist_id") WHERE gallery_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ho_prices_of_artist" ON "ho_prices" USING btree ("artist_id") WHERE gallery_id is null;--> statement-breakpoint
CREATE INDEX "offers_gallery" ON "offers" USING btree ("gallery_id");--> statement-breakpoint
CREATE INDEX "offers_held" ON "offers" USING btree ("hold_until") WHERE availability = 'on-hold';--> statement-breakpoint
CREATE INDEX "offers_held_for" ON "offers" USING btree ("held_for") WHERE held_for is not null;--> statement-breakpoint
CREATE INDEX "artworks_availability" ON "artworks" USING btree ("availability","created_at","id") WHERE availability is not null;
--> statement-breakpoint
-- Written by hand from here.
ALTER TABLE offers ADD CONSTRAINT offers_held_for_enquiries_id_fk FOREIGN KEY (held_for) REFERENCES enquiries(id) ON DELETE SET NULL;
--> statement-breakpoint
-- An offer also goes with its gallery: without this the work would be for sale for ever, and nobody could end it.
CREATE FUNCTION unpublish_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE artworks SET availability = NULL, price = NULL, currency = NULL, price_on_request = false, takes_questions = false, updated_at = now()
    WHERE id = OLD.artwork_id AND (availability IS NOT NULL OR takes_questions);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER unpublish_offer AFTER DELETE ON offers FOR EACH ROW EXECUTE FUNCTION unpublish_offer();
--> statement-breakpoint
-- A work of another artist is not offered by the one before: without this it would go on being for sale in that one's name, and the new one
-- would read what the one before asked for it.
CREATE FUNCTION forget_offer_of_former_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM offers WHERE artwork_id = NEW.id AND gallery_id IS NULL;
  UPDATE artworks SET availability = NULL, price = NULL, currency = NULL, price_on_request = false, takes_questions = false
    WHERE id = NEW.id AND (availability IS NOT NULL OR takes_questions);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_offer_of_former_owner AFTER UPDATE OF owner_id ON artworks FOR EACH ROW
  WHEN (OLD.owner_id IS DISTINCT FROM NEW.owner_id) EXECUTE FUNCTION forget_offer_of_former_owner();
--> statement-breakpoint
SELECT protect_gallery_table('offers'), protect_gallery_table('ho_prices'), protect_gallery_table('enquiries'), protect_gallery_table('enquiry_messages'), protect_gallery_table('enquiry_desks');
