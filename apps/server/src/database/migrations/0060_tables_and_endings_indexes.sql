-- migration: outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY "orders_number_part" ON "orders" USING btree ("shop","business_day","number","part");
--> statement-breakpoint
-- safe: the new index refuses the same rows of the previous build, which writes part 0 only
DROP INDEX CONCURRENTLY IF EXISTS "orders_number";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "table_sessions_open_part" ON "table_sessions" USING btree ("shop","table_item","split") WHERE "table_sessions"."status" in ('ongoing', 'toPay');
--> statement-breakpoint
-- safe: the new index refuses the same rows of the previous build, which writes no split
DROP INDEX CONCURRENTLY IF EXISTS "table_sessions_open_table";
