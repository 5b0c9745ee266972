-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "bookmarks_of_user" ON "bookmarks" USING btree ("user","create_time","_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "staff_actions_of_record" ON "staff_actions" USING btree ("record","_id");
--> statement-breakpoint
-- safe: no build names the index, and the other one is there
DROP INDEX CONCURRENTLY IF EXISTS "staff_actions_record";
