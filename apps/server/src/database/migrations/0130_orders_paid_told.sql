-- An order shows that its bill is paid (`paid`): told with the payment, or the change of the bill, by which that begins or ends.
-- `added`: what of the payments of the bill is new; `total_before`: its total before, if that changed. In cents.
CREATE FUNCTION tell_paid(of_shop text, of_session text, added numeric, total_before numeric) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  is_read boolean := EXISTS (SELECT FROM "change_feeds" f WHERE f."shop" IN (of_shop, ''));
  -- Channels hear what the kitchen does.
  hearing text[] := ARRAY(SELECT w."_id" FROM "webhooks" w
    WHERE (w."shops" IS NULL OR of_shop = ANY (w."shops")) AND 'order.changed' = ANY (w."events")
      AND NOT coalesce(w."is_off", false) AND w."channel" IS NULL);
  total numeric;
  paid numeric;
BEGIN
  IF NOT is_read AND cardinality(hearing) = 0 THEN RETURN; END IF;
  SELECT round((s."result"->'totals'->>'total')::numeric * 100) INTO total
    FROM "table_sessions" s WHERE s."shop" = of_shop AND s."_id" = of_session;
  SELECT coalesce(sum(p."amount"), 0) INTO paid
    FROM "session_payments" p WHERE p."shop" = of_shop AND p."session" = of_session;
  IF (total <= paid) IS NOT DISTINCT FROM (coalesce(total_before, total) <= paid - added) THEN RETURN; END IF;
  INSERT INTO "record_changes" ("shop", "xact", "path", "record", "time")
  SELECT of_shop, pg_current_xact_id()::text::bigint, 'orders', o."_id", clock_timestamp()
  FROM "orders" o WHERE o."shop" = of_shop AND o."session" = of_session AND is_read
  ON CONFLICT DO NOTHING;
  INSERT INTO "webhook_deliveries"
    ("_id", "shop", "webhook", "type", "subject", "record", "xact", "create_time", "due_time")
  SELECT left(of_shop, 6) || left(replace(gen_random_uuid()::text, '-', ''), 18),
    of_shop, w.id, 'order.changed', of_session, o."_id", pg_current_xact_id()::text::bigint, clock_timestamp(), clock_timestamp()
  FROM "orders" o, unnest(hearing) AS w (id)
  WHERE o."shop" = of_shop AND o."session" = of_session AND NOT EXISTS (
    SELECT FROM "webhook_deliveries" d
    WHERE d."shop" = of_shop AND d."webhook" = w.id AND d."record" = o."_id" AND d."xact" = pg_current_xact_id()::text::bigint)
  ORDER BY o."seq"
  ON CONFLICT DO NOTHING;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION tell_paid_by_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_paid(p."shop", p."session", sum(p."amount"), NULL) FROM rows_after p GROUP BY p."shop", p."session";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- Bills are merged and taken apart again: their payments go with them.
CREATE FUNCTION tell_paid_by_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_paid(p."shop", p."session", sum(p."amount"), NULL)
  FROM (SELECT "shop", "session", "amount" FROM rows_after UNION ALL SELECT "shop", "session", -"amount" FROM rows_before) p
  GROUP BY p."shop", p."session" HAVING sum(p."amount") <> 0;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION tell_paid_by_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_paid(NEW."shop", NEW."_id", 0, round((OLD."result"->'totals'->>'total')::numeric * 100));
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER session_payments_paid_told AFTER INSERT ON "session_payments" REFERENCING NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION tell_paid_by_payments();--> statement-breakpoint
CREATE TRIGGER session_payments_moved_told AFTER UPDATE ON "session_payments" REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION tell_paid_by_moves();--> statement-breakpoint
CREATE TRIGGER table_sessions_paid_told AFTER UPDATE OF "result" ON "table_sessions" FOR EACH ROW
  WHEN (OLD."result"->'totals'->>'total' IS DISTINCT FROM NEW."result"->'totals'->>'total')
  EXECUTE FUNCTION tell_paid_by_bill();
