-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "orders_to_accept" ON "orders" USING btree ("accept_until") WHERE "orders"."accept_until" is not null;
