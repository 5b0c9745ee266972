-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "cash_records_recent" ON "cash_records" USING btree ("shop","time","_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cash_records_of_all" ON "cash_records" USING btree ("time","_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cash_records_id" ON "cash_records" USING btree ("_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_attempts_of_all" ON "payment_attempts" USING btree ("create_time","_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_attempts_id" ON "payment_attempts" USING btree ("_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_messages_of_all" ON "payment_messages" USING btree ("time","_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_messages_id" ON "payment_messages" USING btree ("_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "print_jobs_polled" ON "print_jobs" USING btree ("create_time") WHERE "print_jobs"."status" = 'waiting' and "print_jobs"."is_polled";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reconciliations_of_all" ON "reconciliations" USING btree ("day","_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reconciliations_id" ON "reconciliations" USING btree ("_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_of_all" ON "refunds" USING btree ("create_time","_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_id" ON "refunds" USING btree ("_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "tills_recent" ON "tills" USING btree ("shop","open_time","_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "tills_of_all" ON "tills" USING btree ("open_time","_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "tills_id" ON "tills" USING btree ("_id");