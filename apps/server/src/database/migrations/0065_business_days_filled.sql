-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "session_payments_of_day" ON "session_payments" USING btree ("shop","day");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "table_sessions_of_day" ON "table_sessions" USING btree ("shop","day") WHERE "table_sessions"."day" is not null;
--> statement-breakpoint
-- safe: it fills only what is not filled yet, batch after batch in the order of the keys
DO $$
DECLARE last_shop text := ''; last_session text := ''; last_id text := '';
BEGIN
  LOOP
    PERFORM set_config('comanda.moves_bills', 'on', true);
    WITH batch AS (
      SELECT "shop", "session", "_id" FROM "session_payments"
      WHERE ("shop", "session", "_id") > (last_shop, last_session, last_id)
      ORDER BY "shop", "session", "_id" LIMIT 2000
    ), filled AS (
      UPDATE "session_payments" AS p
      SET "day" = ((p."time" AT TIME ZONE s."time_zone") - interval '4 hours')::date
      FROM batch, "shops" AS s
      WHERE p."shop" = batch."shop" AND p."session" = batch."session" AND p."_id" = batch."_id"
        AND s."_id" = p."shop" AND p."day" IS NULL
    )
    SELECT "shop", "session", "_id" INTO last_shop, last_session, last_id FROM batch
    ORDER BY "shop" DESC, "session" DESC, "_id" DESC LIMIT 1;
    EXIT WHEN NOT FOUND;
    COMMIT;
  END LOOP;
END;
$$;
--> statement-breakpoint
-- safe: it fills only what is not filled yet
DO $$
DECLARE last_shop text := ''; last_id text := '';
BEGIN
  LOOP
    WITH batch AS (
      SELECT "shop", "_id" FROM "table_sessions" WHERE ("shop", "_id") > (last_shop, last_id)
      ORDER BY "shop", "_id" LIMIT 2000
    ), filled AS (
      UPDATE "table_sessions" AS t
      SET "day" = ((t."end_time" AT TIME ZONE s."time_zone") - interval '4 hours')::date
      FROM batch, "shops" AS s
      WHERE t."shop" = batch."shop" AND t."_id" = batch."_id" AND s."_id" = t."shop"
        AND t."day" IS NULL AND t."status" IN ('done', 'void') AND t."end_time" IS NOT NULL
    )
    SELECT "shop", "_id" INTO last_shop, last_id FROM batch ORDER BY "shop" DESC, "_id" DESC LIMIT 1;
    EXIT WHEN NOT FOUND;
    COMMIT;
  END LOOP;
END;
$$;
