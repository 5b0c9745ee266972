-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "reservations_phone_ending" ON "reservations" USING btree ("shop",right(regexp_replace("phone", '[^0-9]', '', 'g'), 4));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reservations_name_begin" ON "reservations" USING btree ("shop",lower("name") collate "C");