CREATE TABLE "change_feeds" (
	"shop" text NOT NULL,
	"place" text NOT NULL,
	"since" bigint,
	"used_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "change_feeds_shop_pk" PRIMARY KEY("shop")
);
--> statement-breakpoint
CREATE TABLE "record_changes" (
	"shop" text NOT NULL,
	"xact" bigint NOT NULL,
	"path" text NOT NULL,
	"record" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "record_changes_shop_xact_path_record_pk" PRIMARY KEY("shop","xact","path","record")
);
--> statement-breakpoint
CREATE INDEX "record_changes_of_all" ON "record_changes" USING btree ("xact","path","record");--> statement-breakpoint
CREATE INDEX "record_changes_time" ON "record_changes" USING btree ("time");
--> statement-breakpoint
-- Which records a transaction changes is written in it, by any writer, for shops of which somebody reads the changes. Otherwise
-- this reads an empty table and writes nothing. Its first argument says what the row is, its second the path of a plain record.
CREATE FUNCTION note_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_shop text;
  paths text[];
  records text[];
BEGIN
  IF TG_OP = 'DELETE' THEN NEW := OLD; END IF;
  CASE TG_ARGV[0]
  WHEN 'order' THEN
    of_shop := NEW.shop; paths := ARRAY['orders', 'tableSessions']; records := ARRAY[NEW._id, NEW.session];
    IF TG_OP = 'UPDATE' AND OLD.session <> NEW.session THEN
      paths := paths || 'tableSessions'::text; records := records || OLD.session;
    END IF;
  WHEN 'line' THEN
    of_shop := NEW.shop; paths := ARRAY['orders', 'tableSessions']; records := ARRAY[NEW.order_id, NEW.session];
  WHEN 'attempt' THEN
    of_shop := NEW.shop; paths := ARRAY['paymentAttempts', 'tableSessions']; records := ARRAY[NEW._id, NEW.session];
  WHEN 'payment' THEN
    of_shop := NEW.shop; paths := ARRAY['tableSessions']; records := ARRAY[NEW.session];
  WHEN 'stock' THEN
    of_shop := NEW.shop;
    IF NEW.product = '' THEN paths := ARRAY['productOptionStocks']; records := ARRAY[NEW.product_option];
    ELSE paths := ARRAY['productStocks']; records := ARRAY[NEW.product]; END IF;
  WHEN 'shop' THEN
    of_shop := NEW._id; paths := ARRAY['shops']; records := ARRAY[NEW._id];
  WHEN 'shared' THEN
    of_shop := ''; paths := ARRAY[TG_ARGV[1]]; records := ARRAY[NEW._id];
  ELSE
    of_shop := NEW.shop; paths := ARRAY[TG_ARGV[1]]; records := ARRAY[NEW._id];
  END CASE;
  INSERT INTO "record_changes" ("shop", "xact", "path", "record", "time")
  SELECT of_shop, pg_current_xact_id()::text::bigint, changed.path, changed.record, clock_timestamp()
  FROM unnest(paths, records) AS changed (path, record)
  WHERE EXISTS (SELECT FROM "change_feeds" f WHERE of_shop = '' OR f."shop" IN (of_shop, ''))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- Lines are written several at once, by a statement whose order may be there already.
CREATE FUNCTION note_line_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "record_changes" ("shop", "xact", "path", "record", "time")
  SELECT DISTINCT l.shop, pg_current_xact_id()::text::bigint, changed.path, changed.record, clock_timestamp()
  FROM rows_after l, unnest(ARRAY['orders', 'tableSessions'], ARRAY[l.order_id, l.session]) AS changed (path, record)
  WHERE EXISTS (SELECT FROM "change_feeds" f WHERE f."shop" IN (l.shop, ''))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER session_lines_added_noted AFTER INSERT ON "session_lines" REFERENCING NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION note_line_changes();--> statement-breakpoint
CREATE TRIGGER payment_attempts_added_noted AFTER INSERT OR DELETE ON "payment_attempts" FOR EACH ROW EXECUTE FUNCTION note_changes('attempt');--> statement-breakpoint
-- Not that its provider was asked.
CREATE TRIGGER payment_attempts_changed_noted AFTER UPDATE ON "payment_attempts" FOR EACH ROW
  WHEN ((OLD.session, OLD.method, OLD.amount, OLD.tips, OLD.surcharge, OLD.charge, OLD.items, OLD.tw_invoice, OLD.status, OLD.captured, OLD.refunded, OLD.last4, OLD.provider_transaction_id, OLD.next, OLD.failure, OLD.expires_time, OLD.settle_time)
    IS DISTINCT FROM (NEW.session, NEW.method, NEW.amount, NEW.tips, NEW.surcharge, NEW.charge, NEW.items, NEW.tw_invoice, NEW.status, NEW.captured, NEW.refunded, NEW.last4, NEW.provider_transaction_id, NEW.next, NEW.failure, NEW.expires_time, NEW.settle_time))
  EXECUTE FUNCTION note_changes('attempt');--> statement-breakpoint
CREATE TRIGGER refunds_added_noted AFTER INSERT OR DELETE ON "refunds" FOR EACH ROW EXECUTE FUNCTION note_changes('record', 'refunds');--> statement-breakpoint
CREATE TRIGGER refunds_changed_noted AFTER UPDATE ON "refunds" FOR EACH ROW
  WHEN ((OLD.session, OLD.attempt, OLD.payment, OLD.method, OLD.type, OLD.amount, OLD.reason, OLD.remark, OLD.lines, OLD.approver, OLD.status, OLD.provider_refund_id, OLD.tries, OLD.failure, OLD.note, OLD.done_time)
    IS DISTINCT FROM (NEW.session, NEW.attempt, NEW.payment, NEW.method, NEW.type, NEW.amount, NEW.reason, NEW.remark, NEW.lines, NEW.approver, NEW.status, NEW.provider_refund_id, NEW.tries, NEW.failure, NEW.note, NEW.done_time))
  EXECUTE FUNCTION note_changes('record', 'refunds');--> statement-breakpoint
DO $$
DECLARE part record;
BEGIN
  FOR part IN SELECT * FROM (VALUES
    ('orders', 'order', 'orders'), ('session_payments', 'payment', 'tableSessions'), ('table_sessions', 'record', 'tableSessions'),
    ('reservations', 'record', 'reservations'), ('product_stocks', 'stock', 'productStocks'), ('shops', 'shop', 'shops'),
    ('sections', 'record', 'sections'), ('time_conditions', 'record', 'timeConditions'), ('categories', 'record', 'categories'),
    ('sub_categories', 'record', 'subCategories'), ('products', 'record', 'products'), ('product_options', 'record', 'productOptions'),
    ('tax_settings', 'shared', 'taxSettings'), ('surcharge_settings', 'shared', 'surchargeSettings'),
    ('order_discounts', 'shared', 'orderDiscounts'), ('business_days', 'record', 'businessDays')
  ) AS parts (name, kind, path) LOOP
    EXECUTE format('CREATE TRIGGER %1$s_added_noted AFTER INSERT OR DELETE ON %1$I
      FOR EACH ROW EXECUTE FUNCTION note_changes(%2$L, %3$L)', part.name, part.kind, part.path);
    EXECUTE format('CREATE TRIGGER %1$s_changed_noted AFTER UPDATE ON %1$I FOR EACH ROW
      WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changes(%2$L, %3$L)', part.name, part.kind, part.path);
  END LOOP;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER session_lines_changed_noted AFTER UPDATE ON "session_lines" FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_changes('line');--> statement-breakpoint
CREATE TRIGGER session_lines_removed_noted AFTER DELETE ON "session_lines" FOR EACH ROW EXECUTE FUNCTION note_changes('line');
