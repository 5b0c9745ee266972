CREATE TABLE "approval_grants" (
	"shop" text NOT NULL,
	"token_hash" text NOT NULL,
	"action" text NOT NULL,
	"record" text NOT NULL,
	"actor" text NOT NULL,
	"approver" text NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	"used_time" timestamp (3) with time zone,
	CONSTRAINT "approval_grants_shop_token_hash_pk" PRIMARY KEY("shop","token_hash")
);
--> statement-breakpoint
CREATE TABLE "pin_tries" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"kind" text NOT NULL,
	"wrong" integer NOT NULL,
	"today" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"wait_until" timestamp (3) with time zone,
	CONSTRAINT "pin_tries_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "staff_pins" (
	"shop" text NOT NULL,
	"user" text NOT NULL,
	"pin_hash" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_pins_pin_hash_pk" PRIMARY KEY("pin_hash")
);
--> statement-breakpoint
ALTER TABLE "pairing_codes" ADD COLUMN "kind" text;--> statement-breakpoint
CREATE INDEX "approval_grants_expires" ON "approval_grants" USING btree ("shop","expires");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_pins_of_staff" ON "staff_pins" USING btree ("shop","user");--> statement-breakpoint
CREATE INDEX "staff_pins_of_user" ON "staff_pins" USING btree ("user");