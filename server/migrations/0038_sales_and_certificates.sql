CREATE TABLE "certificates" (
	"number" text PRIMARY KEY NOT NULL,
	"gallery_id" char(24) NOT NULL,
	"sale_id" char(24) NOT NULL,
	"content" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"file_hash" text NOT NULL,
	"file" "bytea" NOT NULL,
	"picture" "bytea" NOT NULL,
	"picture_width" integer NOT NULL,
	"picture_height" integer NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"issued_by" char(24),
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" char(24),
	"reason" text DEFAULT '' NOT NULL,
	"replaced_by" text
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"gallery_id" char(24) NOT NULL,
	"gallery_name" text NOT NULL,
	"artwork_id" char(24),
	"work" jsonb NOT NULL,
	"sold_on" date NOT NULL,
	"price" numeric(15, 2) NOT NULL,
	"currency" text NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_contact" text DEFAULT '' NOT NULL,
	"buyer_address" text DEFAULT '' NOT NULL,
	"seller" text NOT NULL,
	"artist_share" numeric(5, 2),
	"place" text DEFAULT '' NOT NULL,
	"acquired_directly_on" date,
	"acquired_price" numeric(15, 2),
	"made_for_hire" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" char(24),
	"voided_at" timestamp (3) with time zone,
	"voided_by" char(24),
	"void_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "galleries" ADD COLUMN "legal" jsonb;--> statement-breakpoint
CREATE INDEX "certificates_gallery" ON "certificates" USING btree ("gallery_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_valid" ON "certificates" USING btree ("sale_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "sales_gallery" ON "sales" USING btree ("gallery_id","sold_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sales_sold" ON "sales" USING btree ("sold_on");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_once" ON "sales" USING btree ("gallery_id","artwork_id","sold_on",(work ->> 'edition')) WHERE voided_at is null;
--> statement-breakpoint
-- Written by hand from here on.
SELECT protect_gallery_table('sales'), protect_gallery_table('certificates');
--> statement-breakpoint
-- Who could change or delete an entry could hide a sale from the tax office: an entry is voided once, and goes when the law no longer wants it.
CREATE FUNCTION keep_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.sold_on >= (now() AT TIME ZONE 'Asia/Seoul')::date - interval '5 years' THEN
      RAISE EXCEPTION 'a sale is kept for five years';
    END IF;
    RETURN OLD;
  END IF;
  IF OLD.voided_at IS NOT NULL OR NEW.voided_at IS NULL
    OR to_jsonb(NEW) - ARRAY['voided_at', 'voided_by', 'void_reason'] IS DISTINCT FROM to_jsonb(OLD) - ARRAY['voided_at', 'voided_by', 'void_reason'] THEN
    RAISE EXCEPTION 'a sale is voided and written anew, never changed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_sale BEFORE UPDATE OR DELETE ON sales FOR EACH ROW EXECUTE FUNCTION keep_sale();
--> statement-breakpoint
-- A certificate answers for what is printed on paper: it is revoked once, and neither changed nor deleted.
CREATE FUNCTION keep_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ending CONSTANT text[] := ARRAY['revoked_at', 'revoked_by', 'reason', 'replaced_by'];
BEGIN
  IF TG_OP = 'DELETE' OR OLD.revoked_at IS NOT NULL OR NEW.revoked_at IS NULL OR to_jsonb(NEW) - ending IS DISTINCT FROM to_jsonb(OLD) - ending THEN
    RAISE EXCEPTION 'a certificate is revoked, never changed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_certificate BEFORE UPDATE OR DELETE ON certificates FOR EACH ROW EXECUTE FUNCTION keep_certificate();
--> statement-breakpoint
-- Whether a certificate still counts stands on a public page: without these, instances would go on serving the page from before.
CREATE TRIGGER publish_insert AFTER INSERT ON certificates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_change();
--> statement-breakpoint
CREATE TRIGGER publish_update AFTER UPDATE ON certificates REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_change();
--> statement-breakpoint
CREATE TRIGGER publish_truncate AFTER TRUNCATE ON certificates FOR EACH STATEMENT EXECUTE FUNCTION publish_change();
