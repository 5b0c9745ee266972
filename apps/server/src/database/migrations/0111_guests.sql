CREATE TABLE "guests" (
	"_id" text NOT NULL,
	"user" text,
	"phone" text,
	"email" text,
	"name" text,
	"note" text,
	"tags" jsonb,
	"allergens" jsonb,
	"languages" jsonb,
	"advertising" boolean,
	"into" text,
	"merged_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL,
	"history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "guests__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "guests_user" ON "guests" USING btree ("user");--> statement-breakpoint
CREATE INDEX "guests_phone_ending" ON "guests" USING btree (right(regexp_replace("phone", '[^0-9]', '', 'g'), 7));--> statement-breakpoint
CREATE INDEX "guests_phone_last_four" ON "guests" USING btree (right(regexp_replace("phone", '[^0-9]', '', 'g'), 4));--> statement-breakpoint
CREATE INDEX "guests_email" ON "guests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "guests_name_begin" ON "guests" USING btree (lower("name") collate "C");--> statement-breakpoint
CREATE INDEX "guests_into" ON "guests" USING btree ("into");