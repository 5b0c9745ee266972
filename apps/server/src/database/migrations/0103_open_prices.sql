ALTER TABLE "products" ADD COLUMN "open_price" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "day_price" jsonb;--> statement-breakpoint
CREATE INDEX "products_day_price" ON "products" USING btree ("shop") WHERE "products"."day_price" is not null;