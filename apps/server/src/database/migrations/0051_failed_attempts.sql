-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "payment_attempts_failed" ON "payment_attempts" USING btree ("create_time") WHERE "payment_attempts"."failure" is not null;
