ALTER TABLE "orders" ADD COLUMN "license_plate" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "drive_through" boolean;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "shared_devices" jsonb;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "license_plate" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "license_plate" text;