CREATE TABLE "import_images" (
	"import_id" char(24) NOT NULL,
	"name" text NOT NULL,
	"stem" text NOT NULL,
	"file_id" char(24) NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_images_import_id_name_pk" PRIMARY KEY("import_id","name")
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"noun" text NOT NULL,
	"heads" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_noun_heads_pk" PRIMARY KEY("noun","heads")
);
--> statement-breakpoint
CREATE TABLE "import_records" (
	"import_id" char(24) NOT NULL,
	"record" char(24) NOT NULL,
	"noun" text NOT NULL,
	"row" integer NOT NULL,
	"before" jsonb,
	"hash" text NOT NULL,
	CONSTRAINT "import_records_import_id_record_pk" PRIMARY KEY("import_id","record")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" char(24) NOT NULL,
	"number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"outcome" text,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"record" char(24),
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "import_rows_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"user_id" char(24),
	"noun" text NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'mapping' NOT NULL,
	"mode" text DEFAULT 'single' NOT NULL,
	"format" text NOT NULL,
	"heads" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"samples" jsonb NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"changed_since" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" text,
	"ready" boolean DEFAULT false NOT NULL,
	"cursor" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"worker" text,
	"lease_until" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_images" ADD CONSTRAINT "import_images_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_images" ADD CONSTRAINT "import_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_records" ADD CONSTRAINT "import_records_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_images_stem" ON "import_images" USING btree ("import_id","stem");--> statement-breakpoint
CREATE INDEX "import_images_file" ON "import_images" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "import_records_row" ON "import_records" USING btree ("import_id","row");--> statement-breakpoint
CREATE INDEX "import_rows_outcome" ON "import_rows" USING btree ("import_id","outcome","number");--> statement-breakpoint
CREATE INDEX "import_rows_noted" ON "import_rows" USING btree ("import_id","number") WHERE notes <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "imports_under_way" ON "imports" USING btree ("created_at") WHERE state in ('checking', 'running', 'undoing');--> statement-breakpoint
CREATE INDEX "artists_localname_exact" ON "artists" USING btree (lower(localname));--> statement-breakpoint
CREATE INDEX "artists_englishname_exact" ON "artists" USING btree (lower(englishname));