CREATE TABLE "balance_accounts" (
	"user" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "balance_accounts_user_currency_pk" PRIMARY KEY("user","currency"),
	CONSTRAINT "balance_accounts_not_negative" CHECK ("balance_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "balance_records" (
	"_id" text NOT NULL,
	"user" text NOT NULL,
	"shop" text,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"session" text,
	"reverses" text,
	"note" text,
	"staff" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "balance_records__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_codes" (
	"_id" text NOT NULL,
	"code" text NOT NULL,
	"coupon" text NOT NULL,
	"quantity" integer,
	"limit_per_user" integer,
	"shops" text[],
	"start_date" text,
	"end_date" text,
	"days" integer,
	"status" text,
	CONSTRAINT "coupon_codes__id_pk" PRIMARY KEY("_id"),
	CONSTRAINT "coupon_codes_not_negative" CHECK ("coupon_codes"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gift_records" (
	"_id" text NOT NULL,
	"gift" text NOT NULL,
	"user" text NOT NULL,
	"coupon" text NOT NULL,
	"point" integer NOT NULL,
	"shop" text NOT NULL,
	"session" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gift_records__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "point_accounts" (
	"user" text NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_accounts_user_pk" PRIMARY KEY("user"),
	CONSTRAINT "point_accounts_not_negative" CHECK ("point_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_lots" (
	"_id" text NOT NULL,
	"user" text NOT NULL,
	"left" integer NOT NULL,
	"expires" timestamp (3) with time zone,
	CONSTRAINT "point_lots__id_pk" PRIMARY KEY("_id"),
	CONSTRAINT "point_lots_not_negative" CHECK ("point_lots"."left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_records" (
	"_id" text NOT NULL,
	"user" text NOT NULL,
	"shop" text,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"session" text,
	"gift" text,
	"reverses" text,
	"note" text,
	"staff" text,
	"expires" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "point_records__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "point_takes" (
	"record" text NOT NULL,
	"lot" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "point_takes_record_lot_pk" PRIMARY KEY("record","lot")
);
--> statement-breakpoint
CREATE TABLE "session_payments" (
	"shop" text NOT NULL,
	"session" text NOT NULL,
	"_id" text NOT NULL,
	"method" text,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"tips" bigint,
	"user" text,
	"actor" jsonb NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_payments_shop_session__id_pk" PRIMARY KEY("shop","session","_id")
);
--> statement-breakpoint
CREATE TABLE "user_coupons" (
	"_id" text NOT NULL,
	"user" text,
	"coupon" text NOT NULL,
	"gift" text,
	"code" text,
	"status" text NOT NULL,
	"session" text,
	"shops" text[],
	"end_date" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	"used_time" timestamp (3) with time zone,
	CONSTRAINT "user_coupons__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "top_up" bigint;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "max_pending" integer;--> statement-breakpoint
ALTER TABLE "system_settings" ADD COLUMN "point_months" integer;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "discounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "points_spent" text;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "points_earned" integer;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "top_up" bigint;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "tw_invoice" jsonb;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "paid_time" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "balance_records_recent" ON "balance_records" USING btree ("user","create_time","_id");--> statement-breakpoint
CREATE UNIQUE INDEX "balance_records_reversed_once" ON "balance_records" USING btree ("reverses");--> statement-breakpoint
CREATE UNIQUE INDEX "balance_records_topped_up_once" ON "balance_records" USING btree ("session") WHERE "balance_records"."type" = 'topUp';--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_codes_code" ON "coupon_codes" USING btree (upper("code"));--> statement-breakpoint
CREATE INDEX "gift_records_of_user" ON "gift_records" USING btree ("user","gift");--> statement-breakpoint
CREATE INDEX "point_lots_left" ON "point_lots" USING btree ("user") WHERE "point_lots"."left" > 0;--> statement-breakpoint
CREATE INDEX "point_lots_expiring" ON "point_lots" USING btree ("expires") WHERE "point_lots"."left" > 0;--> statement-breakpoint
CREATE INDEX "point_records_recent" ON "point_records" USING btree ("user","create_time","_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_records_reversed_once" ON "point_records" USING btree ("reverses");--> statement-breakpoint
CREATE UNIQUE INDEX "point_records_earned_once" ON "point_records" USING btree ("session") WHERE "point_records"."type" = 'earn';--> statement-breakpoint
CREATE INDEX "session_payments_time" ON "session_payments" USING btree ("shop","time");--> statement-breakpoint
CREATE INDEX "user_coupons_of_user" ON "user_coupons" USING btree ("user","create_time","_id");--> statement-breakpoint
CREATE INDEX "user_coupons_of_code" ON "user_coupons" USING btree ("code","user");--> statement-breakpoint
CREATE INDEX "table_sessions_of_user" ON "table_sessions" USING btree ("user","create_time","_id");--> statement-breakpoint
CREATE INDEX "table_sessions_origin" ON "table_sessions" USING btree ("shop","origin","create_time");--> statement-breakpoint
-- Ledgers are evidence: rows are added, never changed or removed.
CREATE TRIGGER point_records_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "point_records"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER point_takes_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "point_takes"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER balance_records_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "balance_records"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER session_payments_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "session_payments"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
