CREATE TABLE "tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" char(24) NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "mail_waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tickets_expires" ON "tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "conversations_mail_waiting" ON "conversations" USING btree ("mail_waiting_since") WHERE "conversations"."mail_waiting_since" is not null;
--> statement-breakpoint
CREATE FUNCTION erased_name(id text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN 'deleted-' || right(trim(id), 8);
--> statement-breakpoint
CREATE FUNCTION erased_values(part jsonb, pseudonym text) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    jsonb_object_agg(key, CASE WHEN key = 'role' OR jsonb_typeof(value) IN ('boolean', 'null') THEN value ELSE to_jsonb(pseudonym) END),
    part)
  FROM jsonb_each(part)
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_unless_erased() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
DROP TRIGGER audit_entries_stay ON "audit_entries";
--> statement-breakpoint
CREATE TRIGGER audit_entries_stay BEFORE DELETE OR TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_only_erased BEFORE UPDATE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION refuse_unless_erased();
--> statement-breakpoint
UPDATE audit_entries SET username = erased_name(user_id)
WHERE NOT EXISTS (SELECT FROM users WHERE users.id = audit_entries.user_id);
--> statement-breakpoint
UPDATE audit_entries SET name = erased_name(record_id),
  before = erased_values(before, erased_name(record_id)), after = erased_values(after, erased_name(record_id))
WHERE noun = 'users' AND NOT EXISTS (SELECT FROM users WHERE users.id = audit_entries.record_id::char(24));
