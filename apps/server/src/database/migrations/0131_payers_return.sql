ALTER TABLE "payment_attempts" ADD COLUMN "return_url" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "return_origins" jsonb;