ALTER TABLE "product_stocks" ADD COLUMN "offered_mode" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "paused" jsonb;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "staff_limits" jsonb;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "manual_discount" jsonb;