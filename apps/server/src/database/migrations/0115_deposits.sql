-- migration: outside a transaction
-- safe: it does nothing the second time
ALTER TABLE "reservation_settings" ADD COLUMN IF NOT EXISTS "deposits" jsonb;--> statement-breakpoint
-- safe: it does nothing the second time
ALTER TABLE "reservation_settings" ADD COLUMN IF NOT EXISTS "deposit_minutes" integer;--> statement-breakpoint
-- safe: it does nothing the second time
ALTER TABLE "reservations" ADD COLUMN IF NOT EXISTS "deposit" jsonb;--> statement-breakpoint
-- safe: it does nothing the second time
ALTER TABLE "reservations" ADD COLUMN IF NOT EXISTS "deposit_due" timestamp (3) with time zone;--> statement-breakpoint
-- safe: it does nothing the second time
ALTER TABLE "session_payments" ADD COLUMN IF NOT EXISTS "deposit" text;--> statement-breakpoint
-- safe: it does nothing the second time
ALTER TABLE "table_sessions" ADD COLUMN IF NOT EXISTS "deposit" text;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reservations_deposit_due" ON "reservations" USING btree ("deposit_due") WHERE "reservations"."deposit_due" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "session_payments_deposit" ON "session_payments" USING btree ("shop","deposit") WHERE "session_payments"."deposit" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "table_sessions_deposit" ON "table_sessions" USING btree ("shop","deposit") WHERE "table_sessions"."deposit" is not null;