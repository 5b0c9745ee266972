-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "reservations_by_id" ON "reservations" USING btree ("_id");
--> statement-breakpoint
-- safe: ids are random; no build names the index, and the other one is there
DROP INDEX CONCURRENTLY IF EXISTS "reservations_id";
