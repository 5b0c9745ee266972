CREATE TABLE "help_calls" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"device" text NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"rung_time" timestamp (3) with time zone NOT NULL,
	"accepted" jsonb,
	CONSTRAINT "help_calls_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "pause_text" text;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "tents" jsonb;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "command" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tent_number" integer;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "tent_number" integer;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "tent_number" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "help_calls_of_device" ON "help_calls" USING btree ("shop","device","reason");