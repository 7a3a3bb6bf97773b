CREATE TABLE "jury_drafts" (
	"juror_id" char(24) NOT NULL,
	"entry_id" char(24) NOT NULL,
	"marks" jsonb,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jury_drafts_juror_id_entry_id_pk" PRIMARY KEY("juror_id","entry_id")
);
--> statement-breakpoint
ALTER TABLE "jury_drafts" ADD CONSTRAINT "jury_drafts_juror_id_jurors_id_fk" FOREIGN KEY ("juror_id") REFERENCES "public"."jurors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jury_drafts" ADD CONSTRAINT "jury_drafts_entry_id_open_call_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."open_call_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jury_drafts_entry" ON "jury_drafts" USING btree ("entry_id");