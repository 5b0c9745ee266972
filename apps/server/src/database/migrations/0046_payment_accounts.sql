CREATE TABLE "payment_accounts" (
	"_id" text NOT NULL,
	"name" text NOT NULL,
	"provider" text NOT NULL,
	"mode" text NOT NULL,
	"shops" text[],
	"settings" jsonb NOT NULL,
	"secrets" jsonb NOT NULL,
	"sealed" jsonb NOT NULL,
	CONSTRAINT "payment_accounts__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "surcharge" jsonb;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "least" bigint;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "most" bigint;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "call" text;