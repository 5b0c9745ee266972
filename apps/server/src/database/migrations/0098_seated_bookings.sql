ALTER TABLE "reservations" ADD COLUMN "allergens" jsonb;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "bookings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "allergies" jsonb;