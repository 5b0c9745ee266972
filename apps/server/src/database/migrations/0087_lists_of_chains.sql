-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "business_days_of_all" ON "business_days" USING btree ("day","_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "business_days_by_id" ON "business_days" USING btree ("_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "menu_versions_of_all" ON "menu_versions" USING btree ("number","_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "menu_versions_id" ON "menu_versions" USING btree ("_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "print_jobs_waiting" ON "print_jobs" USING btree ("shop","printer","create_time","_id") WHERE "print_jobs"."status" = 'waiting';