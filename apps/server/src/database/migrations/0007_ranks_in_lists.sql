DROP INDEX "table_sessions_origin";--> statement-breakpoint
ALTER TABLE "order_discounts" ALTER COLUMN "ranks" SET DATA TYPE text[] USING translate("ranks"::text, '[]', '{}')::text[];--> statement-breakpoint
CREATE INDEX "balance_records_session" ON "balance_records" USING btree ("session");--> statement-breakpoint
CREATE INDEX "point_records_session" ON "point_records" USING btree ("session");--> statement-breakpoint
ALTER TABLE "table_sessions" DROP COLUMN "origin";