-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "webhook_deliveries_by_due_time" ON "webhook_deliveries" USING btree ("webhook","due_time") WHERE "webhook_deliveries"."status" = 'waiting';--> statement-breakpoint
-- safe: it is not unique, and the other index of what waits serves the statements of the build before
DROP INDEX CONCURRENTLY IF EXISTS "webhook_deliveries_waiting";
