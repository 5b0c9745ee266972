CREATE TABLE "order_limits" (
	"shop" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"most" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_limits_shop_key_pk" PRIMARY KEY("shop","key")
);
--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "max_unpaid_per_device" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "max_unpaid_per_address" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "unconfirmed_minutes" integer;--> statement-breakpoint
CREATE INDEX "order_limits_until" ON "order_limits" USING btree ("until");