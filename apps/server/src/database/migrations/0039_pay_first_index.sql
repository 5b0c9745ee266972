-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "orders_to_pay" ON "orders" USING btree ("pay_check_time") WHERE "orders"."status" = 'toPay';