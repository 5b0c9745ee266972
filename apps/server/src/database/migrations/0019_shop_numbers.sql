CREATE SEQUENCE "public"."shop_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 16777215 START WITH 1 CACHE 1;--> statement-breakpoint
-- Without its default at first: that would rewrite the table, which would look empty to a menu that is being loaded.
ALTER TABLE "shops" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "shops" ALTER COLUMN "number" SET DEFAULT nextval('shop_numbers');--> statement-breakpoint
UPDATE "shops" SET "number" = nextval('shop_numbers') WHERE "number" IS NULL;--> statement-breakpoint
-- safe: every shop has a number, and the default gives one to those of the previous build; there are few shops
ALTER TABLE "shops" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "shops_number" ON "shops" USING btree ("number");
