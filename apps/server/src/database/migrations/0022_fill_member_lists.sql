-- migration: outside a transaction
-- Batch after batch, in the order of the keys. The sessions of a batch are not changed meanwhile; later changes are listed by
-- the triggers.
-- safe: it adds only what is not listed yet
DO $$
DECLARE last_shop text := ''; last_id text := '';
BEGIN
  LOOP
    WITH batch AS (
      SELECT "user", "_id", "shop", "type", "status", "tv_status", "create_time", "end_time",
        round(coalesce(("result"->'totals'->>'total')::numeric, 0) * 100) AS total
      FROM "table_sessions" WHERE ("shop", "_id") > (last_shop, last_id)
      ORDER BY "shop", "_id" LIMIT 2000 FOR SHARE
    ), listed AS (
      INSERT INTO "member_sessions" ("user", "_id", "shop", "type", "status", "tv_status", "create_time", "end_time", "total")
      SELECT * FROM batch WHERE "user" IS NOT NULL
      ON CONFLICT DO NOTHING
    )
    SELECT "shop", "_id" INTO last_shop, last_id FROM batch ORDER BY "shop" DESC, "_id" DESC LIMIT 1;
    EXIT WHEN NOT FOUND;
    COMMIT;
  END LOOP;
END;
$$;
--> statement-breakpoint
-- safe: it adds only what is not listed yet
DO $$
DECLARE last_shop text := ''; last_id text := '';
BEGIN
  LOOP
    WITH batch AS (
      SELECT "user", "_id", "shop", "status", "date", "start_time", "create_time"
      FROM "reservations" WHERE ("shop", "_id") > (last_shop, last_id)
      ORDER BY "shop", "_id" LIMIT 2000 FOR SHARE
    ), listed AS (
      INSERT INTO "member_reservations" ("user", "_id", "shop", "status", "date", "start_time", "create_time")
      SELECT * FROM batch WHERE "user" IS NOT NULL
      ON CONFLICT DO NOTHING
    )
    SELECT "shop", "_id" INTO last_shop, last_id FROM batch ORDER BY "shop" DESC, "_id" DESC LIMIT 1;
    EXIT WHEN NOT FOUND;
    COMMIT;
  END LOOP;
END;
$$;
