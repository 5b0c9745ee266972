ALTER TABLE "session_payments" ADD COLUMN "rounding" bigint;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "cash_rounding" bigint;