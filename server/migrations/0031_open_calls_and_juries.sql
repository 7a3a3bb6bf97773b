CREATE TABLE "jurors" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"round_id" char(24) NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"user_id" char(24),
	"invitation_hash" text,
	"invitation_expires_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"names_declared_at" timestamp (3) with time zone,
	"declared_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jury_conflicts" (
	"juror_id" char(24) NOT NULL,
	"entry_id" char(24) NOT NULL,
	"state" text NOT NULL,
	"grounds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jury_conflicts_juror_id_entry_id_pk" PRIMARY KEY("juror_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "jury_log" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"round_id" char(24) NOT NULL,
	"user_id" char(24) NOT NULL,
	"action" text NOT NULL,
	"entry_id" char(24),
	"details" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jury_round_entries" (
	"round_id" char(24) NOT NULL,
	"entry_id" char(24) NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "jury_round_entries_round_id_entry_id_pk" PRIMARY KEY("round_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "jury_rounds" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"open_call_id" char(24) NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"phase" text DEFAULT 'setup' NOT NULL,
	"blind" boolean DEFAULT true NOT NULL,
	"method" text DEFAULT 'scores' NOT NULL,
	"criteria" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"scale" jsonb DEFAULT '{"from":1,"to":10}'::jsonb NOT NULL,
	"seed" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jury_scores" (
	"juror_id" char(24) NOT NULL,
	"entry_id" char(24) NOT NULL,
	"marks" jsonb,
	"vote" text,
	"note" text DEFAULT '' NOT NULL,
	"salt" text,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jury_scores_juror_id_entry_id_pk" PRIMARY KEY("juror_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "jury_seals" (
	"round_id" char(24) PRIMARY KEY NOT NULL,
	"leaves" jsonb NOT NULL,
	"seal" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_documents" (
	"location" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_call_files" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"entry_id" char(24) NOT NULL,
	"question" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" bigint NOT NULL,
	"location" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_call_files_location_unique" UNIQUE("location")
);
--> statement-breakpoint
CREATE TABLE "open_call_numbers" (
	"open_call_id" char(24) PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_call_entry_artworks" DROP CONSTRAINT "open_call_entry_artworks_artwork_id_artworks_id_fk";
--> statement-breakpoint
ALTER TABLE "open_call_entries" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "open_call_entries" ADD COLUMN "state" text DEFAULT 'submitted' NOT NULL;--> statement-breakpoint
ALTER TABLE "open_call_entries" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "open_call_entries" ADD COLUMN "draft_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "open_call_entries" ADD COLUMN "begun_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "open_call_entries" ADD COLUMN "answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "open_call_entries" ADD COLUMN "born_on" date;--> statement-breakpoint
ALTER TABLE "open_call_entries" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "open_call_entries" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "open_call_entries" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "open_call_entries" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "open_call_entries" ADD COLUMN "feedback" text;--> statement-breakpoint
ALTER TABLE "open_call_entries" ADD COLUMN "decision_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "open_call_entry_artworks" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "open_call_entry_artworks" ADD COLUMN "image_id" char(24);--> statement-breakpoint
ALTER TABLE "open_calls" ADD COLUMN "stage" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "open_calls" ADD COLUMN "held_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "open_calls" ADD COLUMN "grace_minutes" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "open_calls" ADD COLUMN "eligibility" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "open_calls" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "open_calls" ADD COLUMN "images" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "open_calls" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "open_calls" ADD COLUMN "show_reserve" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "open_calls" ADD COLUMN "exhibition_id" char(24);--> statement-breakpoint
ALTER TABLE "jurors" ADD CONSTRAINT "jurors_round_id_jury_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."jury_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jurors" ADD CONSTRAINT "jurors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jury_conflicts" ADD CONSTRAINT "jury_conflicts_juror_id_jurors_id_fk" FOREIGN KEY ("juror_id") REFERENCES "public"."jurors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jury_conflicts" ADD CONSTRAINT "jury_conflicts_entry_id_open_call_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."open_call_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jury_round_entries" ADD CONSTRAINT "jury_round_entries_round_id_jury_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."jury_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jury_round_entries" ADD CONSTRAINT "jury_round_entries_entry_id_open_call_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."open_call_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jury_rounds" ADD CONSTRAINT "jury_rounds_open_call_id_open_calls_id_fk" FOREIGN KEY ("open_call_id") REFERENCES "public"."open_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jury_scores" ADD CONSTRAINT "jury_scores_juror_id_jurors_id_fk" FOREIGN KEY ("juror_id") REFERENCES "public"."jurors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jury_scores" ADD CONSTRAINT "jury_scores_entry_id_open_call_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."open_call_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jury_seals" ADD CONSTRAINT "jury_seals_round_id_jury_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."jury_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_call_files" ADD CONSTRAINT "open_call_files_entry_id_open_call_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."open_call_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_call_numbers" ADD CONSTRAINT "open_call_numbers_open_call_id_open_calls_id_fk" FOREIGN KEY ("open_call_id") REFERENCES "public"."open_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jurors_email" ON "jurors" USING btree ("round_id","email");--> statement-breakpoint
CREATE INDEX "jurors_user" ON "jurors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jurors_invitation" ON "jurors" USING btree ("invitation_hash");--> statement-breakpoint
CREATE INDEX "jury_conflicts_entry" ON "jury_conflicts" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "jury_log_round" ON "jury_log" USING btree ("round_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "jury_round_entries_number" ON "jury_round_entries" USING btree ("round_id","number");--> statement-breakpoint
CREATE INDEX "jury_round_entries_entry" ON "jury_round_entries" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jury_rounds_position" ON "jury_rounds" USING btree ("open_call_id","position");--> statement-breakpoint
CREATE INDEX "jury_scores_entry" ON "jury_scores" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "open_call_files_entry" ON "open_call_files" USING btree ("entry_id");--> statement-breakpoint
ALTER TABLE "open_call_entry_artworks" ADD CONSTRAINT "open_call_entry_artworks_image_id_files_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_calls" ADD CONSTRAINT "open_calls_exhibition_id_exhibitions_id_fk" FOREIGN KEY ("exhibition_id") REFERENCES "public"."exhibitions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "open_call_entries_number" ON "open_call_entries" USING btree ("open_call_id","number");--> statement-breakpoint
CREATE INDEX "open_call_entry_artworks_image" ON "open_call_entry_artworks" USING btree ("image_id");
--> statement-breakpoint
-- Until now no call was closed by its dates: one that is past its last day would close on upgrade.
UPDATE open_calls SET held_open = true;
--> statement-breakpoint
UPDATE open_call_entries SET submitted_at = created_at, number = counted.number
FROM (SELECT id, row_number() OVER (PARTITION BY open_call_id ORDER BY created_at, id) AS number FROM open_call_entries) AS counted
WHERE counted.id = open_call_entries.id;
--> statement-breakpoint
-- Who could take a line out of the log could hide what they looked at.
CREATE TRIGGER jury_log_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "jury_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
INSERT INTO open_call_numbers (open_call_id, last)
SELECT open_call_id, max(number) FROM open_call_entries WHERE number IS NOT NULL GROUP BY open_call_id;
--> statement-breakpoint
-- An entry keeps a file of its own for each picture. When the entry goes, with its artist or by a change, it would stay for good: no record shows it.
CREATE FUNCTION forget_entry_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM files WHERE id = OLD.image_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_entry_picture AFTER DELETE ON open_call_entry_artworks
FOR EACH ROW WHEN (OLD.image_id IS NOT NULL) EXECUTE FUNCTION forget_entry_picture();
--> statement-breakpoint
-- Without its row the sweeper removes the file from the store: personal papers must not outlive the account they came from.
CREATE FUNCTION forget_entry_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM stored_documents WHERE location = OLD.location;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_entry_file AFTER DELETE ON open_call_files FOR EACH ROW EXECUTE FUNCTION forget_entry_file();
--> statement-breakpoint
-- The seal and the name of its round stand on public pages: without these, instances would go on serving pages from before.
DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['jury_rounds', 'jury_seals'] LOOP
    EXECUTE format('CREATE TRIGGER publish_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_change()', shown);
    EXECUTE format('CREATE TRIGGER publish_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_change()', shown);
    EXECUTE format('CREATE TRIGGER publish_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_change()', shown);
    EXECUTE format('CREATE TRIGGER publish_truncate AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION publish_change()', shown);
  END LOOP;
END $$;
--> statement-breakpoint
-- Who could change a seal could change the scores with it.
CREATE TRIGGER jury_seals_stay BEFORE UPDATE ON "jury_seals" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- By 'kr' and 'KR' a country stood twice among the filters; new ones are written in capitals.
UPDATE artists SET usercountryname = upper(usercountryname) WHERE usercountryname ~ '^[A-Za-z]{2}$' AND usercountryname <> upper(usercountryname);
