CREATE TABLE "table_codes" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"table" text NOT NULL,
	"kind" text NOT NULL,
	"session" text,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone,
	CONSTRAINT "table_codes_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "online_requires_presence" boolean;--> statement-breakpoint
CREATE INDEX "table_codes_id" ON "table_codes" USING btree ("_id");--> statement-breakpoint
CREATE INDEX "table_codes_until" ON "table_codes" USING btree ("valid_until");--> statement-breakpoint
CREATE UNIQUE INDEX "table_codes_fixed" ON "table_codes" USING btree ("shop","table") WHERE "table_codes"."kind" = 'fixed' and "table_codes"."valid_until" is null;--> statement-breakpoint
INSERT INTO "table_codes" ("_id", "shop", "table", "kind", "valid_from") SELECT "_id", "shop", "_id", 'fixed', now() FROM "table_view_items";
