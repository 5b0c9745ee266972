CREATE TABLE "handoff_digits" (
	"digits_hash" text PRIMARY KEY NOT NULL,
	"shop" text NOT NULL,
	"handoff" text NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handoffs" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"kind" text NOT NULL,
	"code_hash" text NOT NULL,
	"device" text,
	"key_hash" text,
	"payload_hash" text NOT NULL,
	"cart" jsonb,
	"session" text,
	"left" integer NOT NULL,
	"takes" jsonb NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "handoffs_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE INDEX "handoff_digits_expires" ON "handoff_digits" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "handoffs_code" ON "handoffs" USING btree ("shop","code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "handoffs_key" ON "handoffs" USING btree ("shop","key_hash") WHERE "handoffs"."key_hash" is not null;--> statement-breakpoint
CREATE INDEX "handoffs_device" ON "handoffs" USING btree ("shop","device") WHERE "handoffs"."device" is not null;--> statement-breakpoint
CREATE INDEX "handoffs_expires" ON "handoffs" USING btree ("expires");