CREATE SEQUENCE "public"."shop_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 16777215 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "number" integer DEFAULT nextval('shop_numbers') NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "shops_number" ON "shops" USING btree ("number");