CREATE TABLE "approvals" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"action" text NOT NULL,
	"user" text NOT NULL,
	"unit" text NOT NULL,
	"amount" bigint NOT NULL,
	"note" text NOT NULL,
	"expires" timestamp (3) with time zone,
	"status" text NOT NULL,
	"actor" text NOT NULL,
	"approver" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	"decide_time" timestamp (3) with time zone,
	"record" text,
	CONSTRAINT "approvals__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "shop_credits" (
	"shop" text NOT NULL,
	"day" date NOT NULL,
	"unit" text NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "shop_credits_shop_day_unit_pk" PRIMARY KEY("shop","day","unit")
);
--> statement-breakpoint
ALTER TABLE "staff_actions" ADD COLUMN "approver" text;--> statement-breakpoint
ALTER TABLE "system_settings" ADD COLUMN "credit_limits" jsonb;--> statement-breakpoint
CREATE INDEX "approvals_recent" ON "approvals" USING btree ("create_time","_id");--> statement-breakpoint
CREATE INDEX "approvals_of_shop" ON "approvals" USING btree ("shop","status","create_time","_id");--> statement-breakpoint
CREATE INDEX "approvals_of_status" ON "approvals" USING btree ("status","create_time","_id");--> statement-breakpoint
CREATE INDEX "approvals_of_member" ON "approvals" USING btree ("user");