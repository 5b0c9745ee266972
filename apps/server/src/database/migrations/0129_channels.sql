CREATE TABLE "channel_orders" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"channel" text NOT NULL,
	"number" text NOT NULL,
	"session" text,
	"order_id" text,
	"cancelled_time" timestamp (3) with time zone,
	"total" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"paid_there" boolean NOT NULL,
	"business_day" date,
	"customer" jsonb,
	"courier" jsonb,
	"courier_time" timestamp (3) with time zone,
	"differences" jsonb NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "channel_orders_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"name" text NOT NULL,
	"adapter" text NOT NULL,
	"is_off" boolean,
	"key" text,
	"account" text,
	"location" text,
	"prices" jsonb,
	"commission" jsonb,
	CONSTRAINT "channels_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "channel" jsonb;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "channel" jsonb;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "channel" text;--> statement-breakpoint
CREATE INDEX "channel_orders_id" ON "channel_orders" USING btree ("_id");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_orders_number" ON "channel_orders" USING btree ("shop","channel","number");--> statement-breakpoint
CREATE INDEX "channel_orders_of_order" ON "channel_orders" USING btree ("shop","order_id");--> statement-breakpoint
CREATE INDEX "channel_orders_of_session" ON "channel_orders" USING btree ("shop","session");--> statement-breakpoint
CREATE INDEX "channel_orders_of_day" ON "channel_orders" USING btree ("shop","business_day");--> statement-breakpoint
CREATE INDEX "channel_orders_recent" ON "channel_orders" USING btree ("shop","create_time","_id");--> statement-breakpoint
CREATE INDEX "channel_orders_of_all" ON "channel_orders" USING btree ("create_time","_id");--> statement-breakpoint
CREATE INDEX "channel_orders_to_forget" ON "channel_orders" USING btree ("create_time") WHERE "channel_orders"."customer" is not null or "channel_orders"."courier" is not null;--> statement-breakpoint
CREATE INDEX "channels_id" ON "channels" USING btree ("_id");
--> statement-breakpoint
-- What guests see of a menu has changed, by whoever.
CREATE OR REPLACE FUNCTION tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_shop text;
  what text;
  of_subject text;
  of_record text;
BEGIN
  CASE TG_ARGV[0]
  WHEN 'order' THEN
    of_shop := NEW.shop; of_subject := NEW.session; of_record := NEW._id;
    IF TG_OP = 'INSERT' THEN
      what := CASE WHEN NEW.part = 0 THEN 'order.placed' ELSE 'order.changed' END;
    ELSE
      what := CASE WHEN NEW.status = OLD.status THEN 'order.changed'
        WHEN NEW.status = 'cancelled' THEN 'order.cancelled' ELSE 'order.status' END;
    END IF;
  WHEN 'line' THEN
    of_shop := NEW.shop; of_subject := NEW.session; of_record := NEW.order_id; what := 'order.changed';
  WHEN 'payment' THEN
    of_shop := NEW.shop; of_subject := NEW.session; of_record := NEW.session;
    what := CASE WHEN NEW.amount < 0 THEN 'payment.refunded' ELSE 'payment.received' END;
  WHEN 'session' THEN
    of_shop := NEW.shop; of_subject := NEW._id; of_record := NEW._id; what := 'session.closed';
  WHEN 'stock' THEN
    IF TG_OP = 'DELETE' THEN NEW := OLD; END IF;
    of_shop := NEW.shop;
    IF NEW.product = '' THEN of_record := NEW.product_option; what := 'choice.changed';
    ELSE of_record := NEW.product; what := 'stock.changed'; END IF;
    of_subject := of_record;
  WHEN 'shop' THEN
    of_shop := NEW._id; of_subject := NEW._id; of_record := NEW._id; what := 'shop.paused';
  WHEN 'menu' THEN
    of_shop := NEW.shop; of_subject := NEW.shop; of_record := NEW._id; what := 'menu.published';
  WHEN 'revision' THEN
    of_shop := NEW.shop; of_subject := NEW.shop; of_record := NEW.shop; what := 'menu.changed';
  WHEN 'reservation' THEN
    of_shop := NEW.shop; of_subject := NEW._id; of_record := NEW._id;
    IF TG_OP = 'INSERT' THEN what := 'reservation.made';
    ELSE
      what := CASE WHEN NEW.status = OLD.status THEN 'reservation.changed'
        WHEN NEW.status = 'cancelled' THEN 'reservation.cancelled'
        WHEN NEW.status = 'seated' THEN 'reservation.seated' ELSE 'reservation.changed' END;
    END IF;
  WHEN 'day' THEN
    of_shop := NEW.shop; of_subject := NEW.shop; of_record := NEW._id; what := 'day.closed';
  END CASE;
  INSERT INTO "webhook_deliveries"
    ("_id", "shop", "webhook", "type", "subject", "record", "xact", "create_time", "due_time")
  SELECT left(of_shop, 6) || left(replace(gen_random_uuid()::text, '-', ''), 18),
    of_shop, w."_id", what, of_subject, of_record, pg_current_xact_id()::text::bigint, clock_timestamp(), clock_timestamp()
  FROM "webhooks" w
  WHERE (w."shops" IS NULL OR of_shop = ANY (w."shops")) AND what = ANY (w."events") AND NOT coalesce(w."is_off", false)
    -- What a change of its status did to the lines of an order is told with it.
    AND (what <> 'order.changed' OR NOT EXISTS (
      SELECT FROM "webhook_deliveries" d
      WHERE d."shop" = of_shop AND d."webhook" = w."_id" AND d."record" = of_record AND d."xact" = pg_current_xact_id()::text::bigint))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER menu_revisions_made_told AFTER INSERT ON "menu_revisions" FOR EACH ROW EXECUTE FUNCTION tell_webhooks('revision');--> statement-breakpoint
CREATE TRIGGER menu_revisions_told AFTER UPDATE ON "menu_revisions" FOR EACH ROW
  WHEN (OLD.revision IS DISTINCT FROM NEW.revision) EXECUTE FUNCTION tell_webhooks('revision');--> statement-breakpoint
-- How long the kitchen takes is told with what is paused.
CREATE TRIGGER shops_slowed_told AFTER UPDATE OF "slowed", "prep_minutes" ON "shops" FOR EACH ROW
  WHEN ((OLD.slowed, OLD.prep_minutes) IS DISTINCT FROM (NEW.slowed, NEW.prep_minutes)) EXECUTE FUNCTION tell_webhooks('shop');
