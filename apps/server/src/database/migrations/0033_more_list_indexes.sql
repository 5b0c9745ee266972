-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "balance_records_id" ON "balance_records" USING btree ("_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_by_order" ON "products" USING btree ("order","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_by_price" ON "products" USING btree ("price","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_by_code" ON "products" USING btree ("code","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "staff_actions_of_user" ON "staff_actions" USING btree ("user","time");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_coupons_by_end" ON "user_coupons" USING btree ("end_date","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_by_phone" ON "users" USING btree ("phone");
