CREATE TABLE "waiting_parties" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"number" integer NOT NULL,
	"date" date NOT NULL,
	"status" text NOT NULL,
	"guests" integer NOT NULL,
	"name" text,
	"phone" text,
	"email" text,
	"remark" text,
	"allergens" jsonb,
	"locale" text,
	"source" text NOT NULL,
	"rank" double precision NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"quoted_minutes" integer,
	"quoted_error" integer,
	"calls" integer DEFAULT 0 NOT NULL,
	"called_time" timestamp (3) with time zone,
	"sms" text,
	"status_before" text,
	"status_time" timestamp (3) with time zone,
	"seated_time" timestamp (3) with time zone,
	"session" text,
	"table" text,
	"forget_time" timestamp (3) with time zone,
	"version" integer NOT NULL,
	CONSTRAINT "waiting_parties_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "waiting_settings" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"enabled" boolean NOT NULL,
	"call_minutes" integer,
	"max_parties" integer,
	"max_guests" integer,
	CONSTRAINT "waiting_settings_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE INDEX "waiting_parties_by_id" ON "waiting_parties" USING btree ("_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_parties_number" ON "waiting_parties" USING btree ("shop","date","number");--> statement-breakpoint
CREATE INDEX "waiting_parties_open" ON "waiting_parties" USING btree ("shop","rank") WHERE "waiting_parties"."status" in ('waiting', 'called', 'coming');--> statement-breakpoint
CREATE INDEX "waiting_parties_recent" ON "waiting_parties" USING btree ("shop","create_time");--> statement-breakpoint
CREATE INDEX "waiting_parties_forget" ON "waiting_parties" USING btree ("forget_time") WHERE "waiting_parties"."forget_time" is not null;--> statement-breakpoint
CREATE INDEX "waiting_parties_old" ON "waiting_parties" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "waiting_settings_id" ON "waiting_settings" USING btree ("_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_settings_shop" ON "waiting_settings" USING btree ("shop");