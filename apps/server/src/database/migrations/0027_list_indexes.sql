-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "balance_records_of_shop" ON "balance_records" USING btree ("shop","create_time","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "balance_records_of_all" ON "balance_records" USING btree ("create_time","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "member_reservations_recent" ON "member_reservations" USING btree ("user","create_time","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_open" ON "orders" USING btree ("shop","create_time","_id") WHERE "orders"."status" in ('received', 'preparing', 'ready');
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_of_all" ON "orders" USING btree ("create_time","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "point_records_of_shop" ON "point_records" USING btree ("shop","create_time","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "point_records_of_all" ON "point_records" USING btree ("create_time","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reservations_recent" ON "reservations" USING btree ("shop","create_time","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reservations_start_of_all" ON "reservations" USING btree ("start_time","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reservations_recent_of_all" ON "reservations" USING btree ("create_time","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "staff_actions_of_shop" ON "staff_actions" USING btree ("shop","time","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "table_sessions_of_all" ON "table_sessions" USING btree ("create_time","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "table_sessions_open_recent" ON "table_sessions" USING btree ("shop","create_time","_id") WHERE "table_sessions"."status" in ('ongoing', 'toPay');
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_coupons_of_all" ON "user_coupons" USING btree ("create_time","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_coupons_expiring" ON "user_coupons" USING btree ("end_date" collate "C") WHERE "user_coupons"."status" = 'valid';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_by_name" ON "users" USING btree ("name","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_by_email" ON "users" USING btree ("email","_id");
