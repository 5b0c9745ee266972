CREATE TABLE "menu_changes" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"path" text NOT NULL,
	"record" text NOT NULL,
	"kind" text NOT NULL,
	"field" text,
	"from_value" jsonb,
	"to_value" jsonb,
	"by" text NOT NULL,
	"by_name" text,
	"time" timestamp (3) with time zone NOT NULL,
	"publish_time" timestamp (3) with time zone,
	"publish_by" text,
	"publish_by_name" text,
	CONSTRAINT "menu_changes_shop__id_pk" PRIMARY KEY("shop","_id"),
	CONSTRAINT "menu_changes_of_field" UNIQUE NULLS NOT DISTINCT("shop","path","record","kind","field")
);
--> statement-breakpoint
CREATE TABLE "menu_drafts" (
	"shop" text PRIMARY KEY NOT NULL,
	"versions" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_versions" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"changes" jsonb NOT NULL,
	"conflicts" jsonb,
	"by" text NOT NULL,
	"by_name" text,
	"time" timestamp (3) with time zone NOT NULL,
	"reverts" integer,
	CONSTRAINT "menu_versions_shop__id_pk" PRIMARY KEY("shop","_id"),
	CONSTRAINT "menu_versions_number" UNIQUE("shop","number")
);
--> statement-breakpoint
CREATE INDEX "menu_changes_due" ON "menu_changes" USING btree ("publish_time");