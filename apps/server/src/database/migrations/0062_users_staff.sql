-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "users_staff" ON "users" USING gin ("staff");
