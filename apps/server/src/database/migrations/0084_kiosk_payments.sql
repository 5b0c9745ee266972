ALTER TABLE "devices" ADD COLUMN "reader" text;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "pay_by" text;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "shown_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD COLUMN "device" text;