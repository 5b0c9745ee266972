CREATE TABLE "stations" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"area" text,
	"categories" text[],
	"products" text[],
	"printers" text[],
	"order_types" text[],
	"locale" text,
	"second_locale" text,
	"warn_minutes" integer,
	"late_minutes" integer,
	"is_silent" boolean,
	"order" integer,
	"status" text,
	CONSTRAINT "stations_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"station" text,
	"is_expo" boolean NOT NULL,
	"session" text NOT NULL,
	"order_id" text NOT NULL,
	"seq" integer NOT NULL,
	"business_day" date NOT NULL,
	"number" text NOT NULL,
	"type" text NOT NULL,
	"table_name" text,
	"contact_name" text,
	"pickup_time" timestamp (3) with time zone,
	"remark" text,
	"kind" text NOT NULL,
	"moved_from" text,
	"lines" jsonb NOT NULL,
	"status" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"done_time" timestamp (3) with time zone,
	"version" integer NOT NULL,
	CONSTRAINT "tickets_shop__id_pk" PRIMARY KEY("shop","_id"),
	CONSTRAINT "tickets_seq" UNIQUE NULLS NOT DISTINCT("shop","order_id","station","seq")
);
--> statement-breakpoint
CREATE INDEX "tickets_id" ON "tickets" USING btree ("_id");--> statement-breakpoint
CREATE INDEX "tickets_of_number" ON "tickets" USING btree ("shop","business_day","number");--> statement-breakpoint
CREATE INDEX "tickets_of_session" ON "tickets" USING btree ("shop","session");--> statement-breakpoint
CREATE INDEX "tickets_recent" ON "tickets" USING btree ("shop","create_time","_id");--> statement-breakpoint
CREATE INDEX "tickets_done" ON "tickets" USING btree ("shop","done_time","_id");--> statement-breakpoint
CREATE INDEX "tickets_open" ON "tickets" USING btree ("shop","create_time","_id") WHERE "tickets"."status" = 'open';--> statement-breakpoint
CREATE INDEX "tickets_of_all" ON "tickets" USING btree ("create_time","_id");--> statement-breakpoint
CREATE INDEX "tickets_done_of_all" ON "tickets" USING btree ("done_time","_id");