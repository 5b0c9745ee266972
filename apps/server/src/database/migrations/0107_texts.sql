CREATE TABLE "sms_accounts" (
	"_id" text NOT NULL,
	"provider" text NOT NULL,
	"mode" text NOT NULL,
	"shops" text[],
	"account_sid" text NOT NULL,
	"sender" text NOT NULL,
	"country" text NOT NULL,
	"auth_token" jsonb NOT NULL,
	"sealed" jsonb NOT NULL,
	CONSTRAINT "sms_accounts__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"recipient" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"due_time" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sms_messages_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE INDEX "sms_messages_due" ON "sms_messages" USING btree ("due_time") WHERE "sms_messages"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "sms_messages_made" ON "sms_messages" USING btree ("create_time");