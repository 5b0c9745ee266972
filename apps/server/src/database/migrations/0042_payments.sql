CREATE TABLE "attempt_units" (
	"shop" text NOT NULL,
	"session" text NOT NULL,
	"line" text NOT NULL,
	"unit" integer NOT NULL,
	"attempt" text NOT NULL,
	CONSTRAINT "attempt_units_shop_session_line_unit_pk" PRIMARY KEY("shop","session","line","unit")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"shop" text NOT NULL,
	"_id" text NOT NULL,
	"session" text NOT NULL,
	"method" text NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"tips" bigint NOT NULL,
	"surcharge" bigint NOT NULL,
	"surcharge_without_tax" bigint NOT NULL,
	"charge" bigint NOT NULL,
	"share_of" integer,
	"items" jsonb,
	"tw_invoice" jsonb,
	"locale" text NOT NULL,
	"channel" text,
	"reader" text,
	"actor" jsonb NOT NULL,
	"idempotency_key" text,
	"payload" text,
	"status" text NOT NULL,
	"captured" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"last4" text,
	"provider_reference" text,
	"provider_transaction_id" text,
	"next" jsonb,
	"failure" text,
	"expires_time" timestamp (3) with time zone NOT NULL,
	"ask_time" timestamp (3) with time zone,
	"asks" integer DEFAULT 0 NOT NULL,
	"asked_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL,
	"settle_time" timestamp (3) with time zone,
	CONSTRAINT "payment_attempts_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "payment_messages" (
	"shop" text NOT NULL,
	"_id" text NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"valid" boolean NOT NULL,
	"refusal" text,
	"attempt" text,
	"about" text,
	"body" jsonb,
	"count" integer DEFAULT 1 NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"last_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_messages_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"shop" text NOT NULL,
	"_id" text NOT NULL,
	"session" text NOT NULL,
	"attempt" text,
	"payment" text,
	"method" text,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"remark" text,
	"lines" jsonb,
	"actor" jsonb NOT NULL,
	"approver" text,
	"status" text NOT NULL,
	"provider_refund_id" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"ask_time" timestamp (3) with time zone,
	"sent_time" timestamp (3) with time zone,
	"failure" text,
	"note" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	"done_time" timestamp (3) with time zone,
	CONSTRAINT "refunds_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
ALTER TABLE "session_payments" ADD COLUMN "attempt" text;--> statement-breakpoint
ALTER TABLE "session_payments" ADD COLUMN "refund" text;--> statement-breakpoint
ALTER TABLE "session_payments" ADD COLUMN "reverses" text;--> statement-breakpoint
ALTER TABLE "session_payments" ADD COLUMN "surcharge" bigint;--> statement-breakpoint
ALTER TABLE "session_payments" ADD COLUMN "surcharge_without_tax" bigint;--> statement-breakpoint
CREATE INDEX "attempt_units_of_attempt" ON "attempt_units" USING btree ("shop","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_reference" ON "payment_attempts" USING btree ("shop","account","provider_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_transaction" ON "payment_attempts" USING btree ("shop","account","provider_transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_key" ON "payment_attempts" USING btree ("shop","session","idempotency_key");--> statement-breakpoint
CREATE INDEX "payment_attempts_of_session" ON "payment_attempts" USING btree ("shop","session");--> statement-breakpoint
CREATE INDEX "payment_attempts_recent" ON "payment_attempts" USING btree ("shop","create_time","_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_to_ask" ON "payment_attempts" USING btree ("ask_time") WHERE "payment_attempts"."ask_time" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_messages_hash" ON "payment_messages" USING btree ("shop","account","hash");--> statement-breakpoint
CREATE INDEX "payment_messages_of_attempt" ON "payment_messages" USING btree ("shop","attempt","time");--> statement-breakpoint
CREATE INDEX "payment_messages_recent" ON "payment_messages" USING btree ("shop","time","_id");--> statement-breakpoint
CREATE INDEX "refunds_of_session" ON "refunds" USING btree ("shop","session");--> statement-breakpoint
CREATE INDEX "refunds_of_attempt" ON "refunds" USING btree ("shop","attempt");--> statement-breakpoint
CREATE INDEX "refunds_recent" ON "refunds" USING btree ("shop","create_time","_id");--> statement-breakpoint
CREATE INDEX "refunds_by_status" ON "refunds" USING btree ("shop","status","create_time","_id");--> statement-breakpoint
CREATE INDEX "refunds_to_send" ON "refunds" USING btree ("ask_time") WHERE "refunds"."ask_time" is not null;