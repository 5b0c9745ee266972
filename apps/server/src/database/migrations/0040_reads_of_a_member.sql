-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "member_sessions_spent" ON "member_sessions" USING btree ("user","end_time","total") WHERE "member_sessions"."status" = 'done' and "member_sessions"."type" <> 'topUp';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "point_lots_next" ON "point_lots" USING btree ("user","expires","_id") WHERE "point_lots"."left" > 0;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_coupons_of_user_by_end" ON "user_coupons" USING btree ("user","end_date","_id");