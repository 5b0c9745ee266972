-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "users_phone_ending" ON "users" USING btree (right(regexp_replace("phone", '[^0-9]', '', 'g'), 4));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_name_begin" ON "users" USING btree (lower("name") collate "C");
