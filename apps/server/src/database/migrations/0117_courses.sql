ALTER TABLE "categories" ADD COLUMN "course" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "courses" jsonb;