CREATE TABLE "webhook_deliveries" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"webhook" text NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"record" text NOT NULL,
	"xact" bigint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"sent_time" timestamp (3) with time zone,
	"due_time" timestamp (3) with time zone NOT NULL,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "webhook_deliveries_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"_id" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"shops" text[],
	"events" text[] NOT NULL,
	"is_off" boolean,
	"secret" jsonb NOT NULL,
	"sealed" jsonb NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"resting_since" timestamp (3) with time zone,
	"last_time" timestamp (3) with time zone,
	"next_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("shop","webhook","record","type","xact");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("webhook","subject","seq") WHERE "webhook_deliveries"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_in_order" ON "webhook_deliveries" USING btree ("webhook","seq") WHERE "webhook_deliveries"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" USING btree ("create_time") WHERE "webhook_deliveries"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_recent" ON "webhook_deliveries" USING btree ("shop","create_time","_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_webhook" ON "webhook_deliveries" USING btree ("webhook","create_time","_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_all" ON "webhook_deliveries" USING btree ("create_time","_id");
--> statement-breakpoint
-- What happens in a shop is told by its webhooks: what they are to be told is written with it, in the same transaction, by any
-- writer. Without a webhook of the shop this reads an empty table and writes nothing.
CREATE FUNCTION tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER orders_placed_told AFTER INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION tell_webhooks('order');--> statement-breakpoint
CREATE TRIGGER orders_changed_told AFTER UPDATE ON "orders" FOR EACH ROW
  WHEN ((OLD.status, OLD.session, OLD.total, OLD.table_name, OLD.tent_number, OLD.pickup_time, OLD.pay_until, OLD.accept_until, OLD.accepted_time, OLD.declined, OLD.estimated_time)
    IS DISTINCT FROM (NEW.status, NEW.session, NEW.total, NEW.table_name, NEW.tent_number, NEW.pickup_time, NEW.pay_until, NEW.accept_until, NEW.accepted_time, NEW.declined, NEW.estimated_time))
  EXECUTE FUNCTION tell_webhooks('order');--> statement-breakpoint
CREATE TRIGGER session_lines_told AFTER UPDATE ON "session_lines" FOR EACH ROW
  WHEN ((OLD.quantity, OLD.status, OLD.product_part, OLD.enjoying, OLD.other) IS DISTINCT FROM (NEW.quantity, NEW.status, NEW.product_part, NEW.enjoying, NEW.other))
  EXECUTE FUNCTION tell_webhooks('line');--> statement-breakpoint
CREATE TRIGGER session_payments_told AFTER INSERT ON "session_payments" FOR EACH ROW EXECUTE FUNCTION tell_webhooks('payment');--> statement-breakpoint
CREATE TRIGGER table_sessions_closed_told AFTER UPDATE OF "status" ON "table_sessions" FOR EACH ROW
  WHEN (OLD.status IN ('ongoing', 'toPay') AND NEW.status NOT IN ('ongoing', 'toPay')) EXECUTE FUNCTION tell_webhooks('session');--> statement-breakpoint
CREATE TRIGGER product_stocks_counted_told AFTER INSERT OR DELETE ON "product_stocks" FOR EACH ROW EXECUTE FUNCTION tell_webhooks('stock');--> statement-breakpoint
CREATE TRIGGER product_stocks_told AFTER UPDATE ON "product_stocks" FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_webhooks('stock');--> statement-breakpoint
CREATE TRIGGER shops_paused_told AFTER UPDATE OF "paused" ON "shops" FOR EACH ROW
  WHEN (OLD.paused IS DISTINCT FROM NEW.paused) EXECUTE FUNCTION tell_webhooks('shop');--> statement-breakpoint
CREATE TRIGGER menu_versions_told AFTER INSERT ON "menu_versions" FOR EACH ROW
  WHEN (NEW.status = 'published') EXECUTE FUNCTION tell_webhooks('menu');--> statement-breakpoint
CREATE TRIGGER reservations_made_told AFTER INSERT ON "reservations" FOR EACH ROW EXECUTE FUNCTION tell_webhooks('reservation');--> statement-breakpoint
CREATE TRIGGER reservations_changed_told AFTER UPDATE ON "reservations" FOR EACH ROW
  WHEN ((OLD.status, OLD.adults, OLD.children, OLD.baby_stools, OLD.date, OLD.time, OLD.start_time, OLD.occasion, OLD.tables, OLD.stay_minutes, OLD.session, OLD.deposit)
    IS DISTINCT FROM (NEW.status, NEW.adults, NEW.children, NEW.baby_stools, NEW.date, NEW.time, NEW.start_time, NEW.occasion, NEW.tables, NEW.stay_minutes, NEW.session, NEW.deposit))
  EXECUTE FUNCTION tell_webhooks('reservation');--> statement-breakpoint
CREATE TRIGGER business_days_closed_told AFTER UPDATE OF "status" ON "business_days" FOR EACH ROW
  WHEN (OLD.status = 'open' AND NEW.status = 'closed') EXECUTE FUNCTION tell_webhooks('day');
