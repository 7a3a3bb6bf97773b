ALTER TABLE "artists" ADD COLUMN "edulevel_en" text;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "ex_career_en" text;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "ex_group_career_en" text;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "awards_en" text;