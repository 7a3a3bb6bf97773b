CREATE TABLE "audit_entries" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"user_id" char(24) NOT NULL,
	"username" text NOT NULL,
	"action" text NOT NULL,
	"noun" text NOT NULL,
	"record_id" text NOT NULL,
	"name" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"version" integer NOT NULL,
	"ko" text NOT NULL,
	"en" text NOT NULL,
	"user_id" char(24),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_entries_created" ON "audit_entries" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_record" ON "audit_entries" USING btree ("noun","record_id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_versions_page" ON "page_versions" USING btree ("page","version");--> statement-breakpoint
CREATE INDEX "page_versions_created" ON "page_versions" USING btree ("created_at");
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was written down in % stays as it is', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER page_versions_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "page_versions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
