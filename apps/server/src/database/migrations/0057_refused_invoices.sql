-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "allowances_refused" ON "allowances" USING btree ("create_time") WHERE "allowances"."failure" is not null and "allowances"."task" is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "invoices_refused" ON "invoices" USING btree ("create_time") WHERE "invoices"."failure" is not null and "invoices"."task" is null;
