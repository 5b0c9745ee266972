-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "payment_attempts_unsettled" ON "payment_attempts" USING btree ("shop") WHERE "payment_attempts"."status" in ('pending', 'review');--> statement-breakpoint
-- Few files are merged: those of all others made each look for parts of a booking's guests a descent of its own.
CREATE INDEX CONCURRENTLY "guests_parts" ON "guests" USING btree ("into") WHERE "guests"."into" is not null;--> statement-breakpoint
-- safe: no build names the index, and the new one serves the same statements
DROP INDEX CONCURRENTLY IF EXISTS "guests_into";
