ALTER TABLE "reservation_settings" ADD COLUMN "stays" jsonb;--> statement-breakpoint
ALTER TABLE "reservation_settings" ADD COLUMN "combinations" jsonb;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "stay_minutes" integer;