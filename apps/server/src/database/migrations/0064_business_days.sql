CREATE TABLE "business_days" (
	"shop" text NOT NULL,
	"day" date NOT NULL,
	"_id" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"number" integer,
	"closed_by" text,
	"close_time" timestamp (3) with time zone,
	"figures" jsonb,
	CONSTRAINT "business_days_shop_day_pk" PRIMARY KEY("shop","day")
);
--> statement-breakpoint
CREATE TABLE "cash_records" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"till" text NOT NULL,
	"day" date,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"session" text,
	"payment" text,
	"reason" text,
	"note" text,
	"actor" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cash_records_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "tills" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"day" date,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"float" bigint NOT NULL,
	"opened_by" text NOT NULL,
	"open_time" timestamp (3) with time zone NOT NULL,
	"counts" jsonb,
	"counted" bigint,
	"counted_by" text,
	"count_time" timestamp (3) with time zone,
	"expected" bigint,
	"reason" text,
	"note" text,
	"closed_by" text,
	"close_time" timestamp (3) with time zone,
	CONSTRAINT "tills_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
ALTER TABLE "session_payments" ADD COLUMN "day" date;
--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "day" date;
--> statement-breakpoint
CREATE UNIQUE INDEX "business_days_id" ON "business_days" USING btree ("shop","_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "business_days_number" ON "business_days" USING btree ("shop","number") WHERE "business_days"."number" is not null;
--> statement-breakpoint
CREATE INDEX "cash_records_of_till" ON "cash_records" USING btree ("shop","till");
--> statement-breakpoint
CREATE INDEX "cash_records_of_day" ON "cash_records" USING btree ("shop","day");
--> statement-breakpoint
CREATE INDEX "tills_of_day" ON "tills" USING btree ("shop","day");
--> statement-breakpoint
CREATE UNIQUE INDEX "tills_in_use" ON "tills" USING btree ("shop","name") WHERE "tills"."status" <> 'closed';
--> statement-breakpoint
-- The business day of a shop to which a moment belongs: its calendar day, which changes at 04:00, or the next one that is not
-- closed. Its row is locked for share, so that the day is not closed before the transaction ends.
CREATE FUNCTION business_day_of(of_shop text, moment timestamptz) RETURNS date LANGUAGE plpgsql AS $$
DECLARE of_day date; of_status text; of_number integer;
BEGIN
  SELECT ((moment AT TIME ZONE "time_zone") - interval '4 hours')::date, "number" INTO of_day, of_number
    FROM "shops" WHERE "_id" = of_shop;
  IF of_day IS NULL THEN RETURN NULL; END IF;
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
--> statement-breakpoint
CREATE FUNCTION fill_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."day" := business_day_of(NEW."shop", NEW."time");
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION fill_day_of_till() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."day" := business_day_of(NEW."shop", NEW."open_time");
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION fill_day_of_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW."status" = OLD."status" THEN RETURN NEW; END IF;
    IF OLD."day" IS NOT NULL THEN
      PERFORM 1 FROM "business_days"
        WHERE "shop" = OLD."shop" AND "day" = OLD."day" AND "status" = 'open' FOR SHARE;
      IF NOT FOUND AND EXISTS (SELECT 1 FROM "business_days" WHERE "shop" = OLD."shop" AND "day" = OLD."day") THEN
        RAISE EXCEPTION 'bills of a closed day stay as they are';
      END IF;
    END IF;
  END IF;
  NEW."day" := CASE WHEN NEW."status" IN ('done', 'void')
    THEN business_day_of(NEW."shop", coalesce(NEW."end_time", NEW."create_time")) END;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a closed day stays as it is';
END;
$$;
--> statement-breakpoint
-- They also fill what the previous build writes, and go on for good: one function decides for all writers.
CREATE TRIGGER session_payments_day BEFORE INSERT ON "session_payments"
  FOR EACH ROW EXECUTE FUNCTION fill_day();
--> statement-breakpoint
CREATE TRIGGER cash_records_day BEFORE INSERT ON "cash_records"
  FOR EACH ROW EXECUTE FUNCTION fill_day();
--> statement-breakpoint
CREATE TRIGGER tills_day BEFORE INSERT ON "tills"
  FOR EACH ROW EXECUTE FUNCTION fill_day_of_till();
--> statement-breakpoint
CREATE TRIGGER table_sessions_first_day BEFORE INSERT ON "table_sessions"
  FOR EACH ROW WHEN (NEW."status" IN ('done', 'void')) EXECUTE FUNCTION fill_day_of_bill();
--> statement-breakpoint
CREATE TRIGGER table_sessions_day BEFORE UPDATE OF "status" ON "table_sessions"
  FOR EACH ROW WHEN (NEW."status" IN ('done', 'void') OR OLD."day" IS NOT NULL) EXECUTE FUNCTION fill_day_of_bill();
--> statement-breakpoint
CREATE TRIGGER business_days_closed BEFORE UPDATE OR DELETE ON "business_days"
  FOR EACH ROW WHEN (OLD."status" = 'closed') EXECUTE FUNCTION refuse_closed_day();
--> statement-breakpoint
CREATE TRIGGER cash_records_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "cash_records"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
