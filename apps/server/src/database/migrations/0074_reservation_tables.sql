ALTER TABLE "reservations" ADD COLUMN "tables" jsonb;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "seated_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "session" text;