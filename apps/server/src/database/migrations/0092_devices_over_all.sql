-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "devices_recent" ON "devices" USING btree ("create_time","_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "devices_seen" ON "devices" USING btree ("kind","last_seen");