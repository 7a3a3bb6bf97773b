ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "new_email_token_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "new_email_expires_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_new_email_token" ON "users" USING btree ("new_email_token_hash");--> statement-breakpoint
-- The sessions that are open now were seen when they began, not when this ran.
UPDATE "sessions" SET "last_seen_at" = "created_at";--> statement-breakpoint
-- Whoever ends a session - its owner, an administrator, a new password, psql - tells every instance by the commit. Without it a live
-- stream of an ended session would go on until its next heartbeat.
CREATE FUNCTION notify_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hwarang_live', 'sessions:' || ended.user_id) FROM (SELECT DISTINCT user_id FROM gone) ended;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER notify_ended AFTER DELETE ON "sessions" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION notify_ended_sessions();
