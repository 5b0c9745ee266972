ALTER TABLE "approvals" ALTER COLUMN "user" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "refund" jsonb;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "orders" jsonb;--> statement-breakpoint
ALTER TABLE "system_settings" ADD COLUMN "refund_limits" jsonb;