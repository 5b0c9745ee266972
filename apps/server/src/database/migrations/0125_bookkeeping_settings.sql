CREATE TABLE "bookkeeping_settings" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"accounts" jsonb NOT NULL,
	"rates" jsonb NOT NULL,
	"methods" jsonb NOT NULL,
	"datev" jsonb,
	"xero_untaxed" text,
	CONSTRAINT "bookkeeping_settings_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE INDEX "bookkeeping_settings_id" ON "bookkeeping_settings" USING btree ("_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookkeeping_settings_shop" ON "bookkeeping_settings" USING btree ("shop");