ALTER TABLE "shops" ADD COLUMN "order_cutoff_minutes" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "order_leave_minutes" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "sittings" jsonb;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "localized_session_name" jsonb;