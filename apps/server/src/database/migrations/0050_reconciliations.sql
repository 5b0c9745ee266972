CREATE TABLE "payment_differences" (
	"shop" text NOT NULL,
	"_id" text NOT NULL,
	"account" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"attempt" text,
	"session" text,
	"refund" text,
	"transaction" text,
	"here" bigint,
	"there" bigint,
	"currency" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"found_time" timestamp (3) with time zone NOT NULL,
	"solved" boolean DEFAULT false NOT NULL,
	"solved_time" timestamp (3) with time zone,
	"solved_by" text,
	"note" text,
	CONSTRAINT "payment_differences_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"shop" text NOT NULL,
	"_id" text NOT NULL,
	"account" text NOT NULL,
	"day" text NOT NULL,
	"status" text NOT NULL,
	"basis" text NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"to" timestamp (3) with time zone NOT NULL,
	"same" integer DEFAULT 0 NOT NULL,
	"differences" integer DEFAULT 0 NOT NULL,
	"all_differences" integer DEFAULT 0 NOT NULL,
	"unknown" integer DEFAULT 0 NOT NULL,
	"others" integer DEFAULT 0 NOT NULL,
	"here" bigint DEFAULT 0 NOT NULL,
	"there" bigint DEFAULT 0 NOT NULL,
	"failure" text,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone,
	CONSTRAINT "reconciliations_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_differences_subject" ON "payment_differences" USING btree ("shop","account","day","kind","subject");--> statement-breakpoint
CREATE INDEX "payment_differences_by_day" ON "payment_differences" USING btree ("shop","day","_id");--> statement-breakpoint
CREATE INDEX "payment_differences_of_attempt" ON "payment_differences" USING btree ("shop","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliations_of_day" ON "reconciliations" USING btree ("shop","account","day");--> statement-breakpoint
CREATE INDEX "reconciliations_by_day" ON "reconciliations" USING btree ("shop","day","_id");