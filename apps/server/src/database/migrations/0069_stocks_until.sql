ALTER TABLE "product_stocks" ADD COLUMN "until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product_stocks" ADD COLUMN "off_by" text;--> statement-breakpoint
ALTER TABLE "product_stocks" ADD COLUMN "off_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product_stocks" ADD COLUMN "daily" integer;--> statement-breakpoint
ALTER TABLE "product_stocks" ADD COLUMN "refilled_day" text;--> statement-breakpoint
CREATE INDEX "product_stocks_until" ON "product_stocks" USING btree ("until") WHERE "product_stocks"."until" is not null;--> statement-breakpoint
CREATE INDEX "product_stocks_daily" ON "product_stocks" USING btree ("shop") WHERE "product_stocks"."daily" is not null;