-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "reservations_seated" ON "reservations" USING btree ("seated_time","shop") WHERE "reservations"."status" = 'seated';