-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "balance_records_of_shop_by_id" ON "balance_records" USING btree ("shop","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "point_records_of_shop_by_id" ON "point_records" USING btree ("shop","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "staff_actions_of_shop_by_id" ON "staff_actions" USING btree ("shop","_id");
