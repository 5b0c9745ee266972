ALTER TABLE "shops" ADD COLUMN "day_end" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "day_ends" jsonb;
--> statement-breakpoint
-- When a business day of a shop begins: at which the one before it ends, on the shop's clock (TIME-5.1). If clocks change, the
-- first of the instants that show that time, or that by the clock before if none does, as `businessDayBegins` has it.
CREATE FUNCTION business_day_begins(of_shop text, of_day date) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  WITH place AS (
    SELECT s."time_zone" AS zone, of_day + coalesce((
      SELECT (e->>'time')::time FROM jsonb_array_elements(s."day_ends") e
      WHERE (e->>'from')::date < of_day ORDER BY e->>'from' DESC LIMIT 1), time '04:00') AS wanted
    FROM "shops" s WHERE s."_id" = of_shop
  ), candidates AS (
    SELECT zone, wanted, (wanted - ((near AT TIME ZONE zone) - (near AT TIME ZONE 'UTC'))) AT TIME ZONE 'UTC' AS at
    FROM place, unnest(array[(wanted AT TIME ZONE 'UTC') - interval '24 hours', (wanted AT TIME ZONE 'UTC') + interval '24 hours']) AS near
  )
  SELECT coalesce(min(at) FILTER (WHERE at AT TIME ZONE zone = wanted), max(at)) FROM candidates
$$;
--> statement-breakpoint
-- As before, but for the end of the day, which is the shop's.
CREATE OR REPLACE FUNCTION business_day_of(of_shop text, moment timestamptz) RETURNS date LANGUAGE plpgsql AS $$
DECLARE of_day date; of_status text; of_number integer;
BEGIN
  SELECT (moment AT TIME ZONE "time_zone")::date + 1, "number" INTO of_day, of_number
    FROM "shops" WHERE "_id" = of_shop;
  IF of_day IS NULL THEN RETURN NULL; END IF;
  WHILE business_day_begins(of_shop, of_day) > moment LOOP of_day := of_day - 1; END LOOP;
  LOOP
    SELECT "status" INTO of_status FROM "business_days" WHERE "shop" = of_shop AND "day" = of_day FOR SHARE;
    IF NOT FOUND THEN
      INSERT INTO "business_days" ("shop", "day", "_id") VALUES (of_shop, of_day,
        lpad(to_hex(of_number), 6, '0') || lpad(to_hex(of_day - date '1970-01-01'), 8, '0') || substr(md5(of_shop), 1, 10))
        ON CONFLICT DO NOTHING;
    ELSIF of_status = 'open' THEN RETURN of_day;
    ELSE of_day := of_day + 1;
    END IF;
  END LOOP;
END;
$$;
