ALTER TABLE "reservations" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "status_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "history" jsonb DEFAULT '[]'::jsonb NOT NULL;