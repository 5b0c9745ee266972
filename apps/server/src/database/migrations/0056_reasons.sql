CREATE TABLE "reasons" (
	"_id" text PRIMARY KEY NOT NULL,
	"shop" text,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"stock_back" boolean,
	"order" integer,
	"status" text
);
