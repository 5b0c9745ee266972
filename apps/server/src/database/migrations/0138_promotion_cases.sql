CREATE TABLE "promotion_cases" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"rule" text NOT NULL,
	"name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"order_type" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"off" bigint NOT NULL,
	CONSTRAINT "promotion_cases_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE INDEX "promotion_cases_id" ON "promotion_cases" USING btree ("_id");