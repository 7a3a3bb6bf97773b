CREATE TABLE "attempts" (
	"key" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"weight" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_type_unique" UNIQUE("type")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" char(24) NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"provider" text DEFAULT 'local' NOT NULL,
	"password_hash" text NOT NULL,
	"confirmed" boolean DEFAULT false NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"role_id" char(24) NOT NULL,
	"confirmation_token_hash" text,
	"reset_token_hash" text,
	"reset_token_expires_at" timestamp (3) with time zone,
	"language" text DEFAULT 'ko' NOT NULL,
	"marketing_consent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artbrochures" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"artist_id" char(24),
	"main_title" text NOT NULL,
	"url" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artists" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"localname" text NOT NULL,
	"englishname" text NOT NULL,
	"nickname" text,
	"usercountryname" text,
	"edulevel" text,
	"ex_career" text,
	"ex_group_career" text,
	"awards" text,
	"statement" text,
	"statement_en" text,
	"mobile" text,
	"email" text,
	"contact_public" boolean DEFAULT false NOT NULL,
	"facebook" text,
	"instagram" text,
	"blog" text,
	"homepage" text,
	"profileimg_id" char(24),
	"profileimgurl" text,
	"user_id" char(24),
	"is_exposed" boolean DEFAULT true NOT NULL,
	"available_ind" text,
	"row_status" text,
	"userid" text,
	"userkey" text,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artworks" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"material" text,
	"material_en" text,
	"width_cm" numeric(8, 2),
	"height_cm" numeric(8, 2),
	"depth_cm" numeric(8, 2),
	"size_text" text,
	"year" date,
	"text" text,
	"text_en" text,
	"owner_id" char(24),
	"image_id" char(24),
	"imageurl" text,
	"shopitemreg_id" char(24),
	"is_exposed" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"bizno" text,
	"telno" text,
	"country" text,
	"zip_postal_code" text,
	"state_province" text,
	"city" text,
	"address_line1" text,
	"address_line2" text,
	"user_id" char(24),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"name" text,
	"user_id" char(24),
	"artist_id" char(24),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopitemregs" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"name" text,
	"url" text,
	"artist_id" char(24),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exhibition_artists" (
	"exhibition_id" char(24) NOT NULL,
	"artist_id" char(24) NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exhibition_artists_exhibition_id_artist_id_pk" PRIMARY KEY("exhibition_id","artist_id")
);
--> statement-breakpoint
CREATE TABLE "exhibition_artworks" (
	"exhibition_id" char(24) NOT NULL,
	"artwork_id" char(24) NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exhibition_artworks_exhibition_id_artwork_id_pk" PRIMARY KEY("exhibition_id","artwork_id")
);
--> statement-breakpoint
CREATE TABLE "exhibition_galleries" (
	"exhibition_id" char(24) NOT NULL,
	"gallery_id" char(24) NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exhibition_galleries_exhibition_id_gallery_id_pk" PRIMARY KEY("exhibition_id","gallery_id")
);
--> statement-breakpoint
CREATE TABLE "exhibition_images" (
	"exhibition_id" char(24) NOT NULL,
	"file_id" char(24) NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exhibition_images_exhibition_id_file_id_pk" PRIMARY KEY("exhibition_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "exhibitions" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"period" text,
	"opens_on" date,
	"closes_on" date,
	"businesshour" text,
	"detailinfotext" text,
	"detailinfotext_en" text,
	"gallery_id" char(24),
	"is_exposed" boolean DEFAULT true NOT NULL,
	"shown_from" timestamp (3) with time zone,
	"shown_to" timestamp (3) with time zone,
	"room_style" text DEFAULT 'white-cube' NOT NULL,
	"hang" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "galleries" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"email" text,
	"homepage" text,
	"contact" text,
	"description" text,
	"description_en" text,
	"gallery_hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gallery_address" jsonb,
	"gallery_address_en" jsonb,
	"latitude" double precision,
	"longitude" double precision,
	"is_exposed" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"gallery_id" char(24) NOT NULL,
	"file_id" char(24) NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gallery_images_gallery_id_file_id_pk" PRIMARY KEY("gallery_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "blobs" (
	"sha256" text PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" text NOT NULL,
	"colours" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	"name" text NOT NULL,
	"ext" text NOT NULL,
	"alternative_text" text DEFAULT '' NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"uploaded_by" char(24),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artbrochures" ADD CONSTRAINT "artbrochures_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artists" ADD CONSTRAINT "artists_profileimg_id_files_id_fk" FOREIGN KEY ("profileimg_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artists" ADD CONSTRAINT "artists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_owner_id_artists_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_image_id_files_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_shopitemreg_id_shopitemregs_id_fk" FOREIGN KEY ("shopitemreg_id") REFERENCES "public"."shopitemregs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopitemregs" ADD CONSTRAINT "shopitemregs_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_artists" ADD CONSTRAINT "exhibition_artists_exhibition_id_exhibitions_id_fk" FOREIGN KEY ("exhibition_id") REFERENCES "public"."exhibitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_artists" ADD CONSTRAINT "exhibition_artists_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_artworks" ADD CONSTRAINT "exhibition_artworks_exhibition_id_exhibitions_id_fk" FOREIGN KEY ("exhibition_id") REFERENCES "public"."exhibitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_artworks" ADD CONSTRAINT "exhibition_artworks_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_galleries" ADD CONSTRAINT "exhibition_galleries_exhibition_id_exhibitions_id_fk" FOREIGN KEY ("exhibition_id") REFERENCES "public"."exhibitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_galleries" ADD CONSTRAINT "exhibition_galleries_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_images" ADD CONSTRAINT "exhibition_images_exhibition_id_exhibitions_id_fk" FOREIGN KEY ("exhibition_id") REFERENCES "public"."exhibitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_images" ADD CONSTRAINT "exhibition_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitions" ADD CONSTRAINT "exhibitions_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_sha256_blobs_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."blobs"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_key_at" ON "attempts" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "users_confirmation_token" ON "users" USING btree ("confirmation_token_hash");--> statement-breakpoint
CREATE INDEX "users_reset_token" ON "users" USING btree ("reset_token_hash");--> statement-breakpoint
CREATE INDEX "artbrochures_artist" ON "artbrochures" USING btree ("artist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "artists_user" ON "artists" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "artists_created" ON "artists" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "artworks_owner" ON "artworks" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "artworks_created" ON "artworks" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "artworks_title" ON "artworks" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_user" ON "companies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contracts_user" ON "contracts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contracts_artist" ON "contracts" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "shopitemregs_artist" ON "shopitemregs" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "exhibition_artists_artist" ON "exhibition_artists" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "exhibition_artworks_artwork" ON "exhibition_artworks" USING btree ("artwork_id");--> statement-breakpoint
CREATE INDEX "exhibition_galleries_gallery" ON "exhibition_galleries" USING btree ("gallery_id");--> statement-breakpoint
CREATE INDEX "exhibitions_gallery" ON "exhibitions" USING btree ("gallery_id");--> statement-breakpoint
CREATE INDEX "exhibitions_opens" ON "exhibitions" USING btree ("opens_on");--> statement-breakpoint
CREATE INDEX "files_sha256" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "files_uploaded_by" ON "files" USING btree ("uploaded_by");