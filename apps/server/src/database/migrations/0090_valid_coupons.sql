-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "user_coupons_valid" ON "user_coupons" USING btree ("user","_id") WHERE "user_coupons"."status" = 'valid';