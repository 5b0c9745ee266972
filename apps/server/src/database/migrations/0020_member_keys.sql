-- migration: outside a transaction
-- safe: it changes nothing the second time
ALTER TABLE "point_takes" ADD COLUMN IF NOT EXISTS "user" text;
--> statement-breakpoint
-- safe: it changes nothing the second time
ALTER TABLE "user_coupons" ADD COLUMN IF NOT EXISTS "holder" text, ADD COLUMN IF NOT EXISTS "claim_number" integer;
--> statement-breakpoint
-- The previous build names no member here. The two functions and their triggers can go once no server of that build runs.
-- safe: it replaces itself
CREATE OR REPLACE FUNCTION fill_member_of_take() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT "user" INTO NEW."user" FROM "point_records" WHERE "_id" = NEW."record";
  RETURN NEW;
END;
$$;
--> statement-breakpoint
-- safe: it replaces itself
CREATE OR REPLACE TRIGGER point_takes_member
  BEFORE INSERT ON "point_takes"
  FOR EACH ROW WHEN (NEW."user" IS NULL) EXECUTE FUNCTION fill_member_of_take();
--> statement-breakpoint
-- safe: it replaces itself
CREATE OR REPLACE FUNCTION fill_holder_of_coupon() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."holder" := coalesce(NEW."user", NEW."_id");
  IF NEW."user" IS NOT NULL AND NEW."code" IS NOT NULL THEN
    SELECT coalesce(max("claim_number"), 0) + 1 INTO NEW."claim_number"
      FROM "user_coupons" WHERE "holder" = NEW."user" AND "code" = NEW."code";
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
-- safe: it replaces itself
CREATE OR REPLACE TRIGGER user_coupons_holder
  BEFORE INSERT ON "user_coupons"
  FOR EACH ROW WHEN (NEW."holder" IS NULL) EXECUTE FUNCTION fill_holder_of_coupon();
--> statement-breakpoint
-- The takes of a record get its member, batch after batch in the order of the keys. Takes are only ever added: the trigger
-- that refuses changes is off within each batch only, whose lock is short.
-- safe: it changes only the rows that are left
DO $$
DECLARE last_record text := ''; last_lot text := ''; is_over boolean := false;
BEGIN
  WHILE NOT is_over LOOP
    ALTER TABLE "point_takes" DISABLE TRIGGER point_takes_append_only;
    WITH batch AS (
      SELECT "record", "lot" FROM "point_takes" WHERE ("record", "lot") > (last_record, last_lot)
      ORDER BY "record", "lot" LIMIT 2000
    ), filled AS (
      UPDATE "point_takes" SET "user" = "point_records"."user" FROM batch, "point_records"
      WHERE "point_takes"."record" = batch."record" AND "point_takes"."lot" = batch."lot"
        AND "point_takes"."user" IS NULL AND "point_records"."_id" = batch."record"
    )
    SELECT "record", "lot" INTO last_record, last_lot FROM batch ORDER BY "record" DESC, "lot" DESC LIMIT 1;
    is_over := NOT FOUND;
    ALTER TABLE "point_takes" ENABLE TRIGGER point_takes_append_only;
    COMMIT;
  END LOOP;
END;
$$;
--> statement-breakpoint
-- Claims are numbered batch after batch; no coupon is claimed during one, so that no number is given twice.
-- safe: it changes only the rows that are left
DO $$
DECLARE last_id text := ''; is_over boolean := false;
BEGIN
  WHILE NOT is_over LOOP
    LOCK TABLE "user_coupons" IN SHARE ROW EXCLUSIVE MODE;
    WITH batch AS (
      SELECT * FROM "user_coupons" WHERE "_id" > last_id ORDER BY "_id" LIMIT 2000
    ), numbered AS (
      SELECT "_id", coalesce("user", "_id") AS "holder",
        CASE WHEN "user" IS NOT NULL AND "code" IS NOT NULL THEN
          row_number() OVER (PARTITION BY "user", "code" ORDER BY "create_time", "_id")
            + coalesce((SELECT max("claim_number") FROM "user_coupons" AS "before"
                WHERE "before"."user" = batch."user" AND "before"."code" = batch."code"), 0)
        END AS "number"
      FROM batch WHERE "holder" IS NULL
    ), filled AS (
      UPDATE "user_coupons" SET "holder" = numbered."holder", "claim_number" = numbered."number"
      FROM numbered WHERE numbered."_id" = "user_coupons"."_id"
    )
    SELECT "_id" INTO last_id FROM batch ORDER BY "_id" DESC LIMIT 1;
    is_over := NOT FOUND;
    COMMIT;
  END LOOP;
END;
$$;
--> statement-breakpoint
ALTER TABLE "point_takes" DROP CONSTRAINT IF EXISTS "point_takes_has_user",
  ADD CONSTRAINT "point_takes_has_user" CHECK ("user" IS NOT NULL) NOT VALID;
--> statement-breakpoint
ALTER TABLE "user_coupons" DROP CONSTRAINT IF EXISTS "user_coupons_has_holder",
  ADD CONSTRAINT "user_coupons_has_holder" CHECK ("holder" IS NOT NULL) NOT VALID;
--> statement-breakpoint
ALTER TABLE "point_takes" VALIDATE CONSTRAINT "point_takes_has_user";
--> statement-breakpoint
ALTER TABLE "user_coupons" VALIDATE CONSTRAINT "user_coupons_has_holder";
--> statement-breakpoint
-- safe: the trigger fills what the previous build does not, and the validated constraint saves reading the table
ALTER TABLE "point_takes" ALTER COLUMN "user" SET NOT NULL;
--> statement-breakpoint
-- safe: the column itself refuses nulls now
ALTER TABLE "point_takes" DROP CONSTRAINT IF EXISTS "point_takes_has_user";
--> statement-breakpoint
-- safe: the trigger fills what the previous build does not, and the validated constraint saves reading the table
ALTER TABLE "user_coupons" ALTER COLUMN "holder" SET NOT NULL;
--> statement-breakpoint
-- safe: the column itself refuses nulls now
ALTER TABLE "user_coupons" DROP CONSTRAINT IF EXISTS "user_coupons_has_holder";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "balance_records_user__id_pk" ON "balance_records" ("user", "_id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "gift_records_user__id_pk" ON "gift_records" ("user", "_id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "point_lots_user__id_pk" ON "point_lots" ("user", "_id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "point_records_user__id_pk" ON "point_records" ("user", "_id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "point_takes_user_record_lot_pk" ON "point_takes" ("user", "record", "lot");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "user_coupons_holder__id_pk" ON "user_coupons" ("holder", "_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "point_lots_id" ON "point_lots" USING btree ("_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "point_records_id" ON "point_records" USING btree ("_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "point_takes_record" ON "point_takes" USING btree ("record");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_coupons_id" ON "user_coupons" USING btree ("_id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "user_coupons_claimed_once" ON "user_coupons" USING btree ("holder","code","claim_number");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "balance_records_reversed_once_by" ON "balance_records" USING btree ("user","reverses");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "balance_records_topped_up_once_by" ON "balance_records" USING btree ("user","session") WHERE "balance_records"."type" = 'topUp';
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "point_records_reversed_once_by" ON "point_records" USING btree ("user","reverses");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "point_records_earned_once_by" ON "point_records" USING btree ("user","session") WHERE "point_records"."type" = 'earn';
--> statement-breakpoint
-- safe: it changes nothing the second time; no statement of the previous build names the old keys
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_constraint WHERE conname = 'balance_records__id_pk') THEN
    ALTER TABLE "balance_records" DROP CONSTRAINT "balance_records__id_pk",
      ADD CONSTRAINT "balance_records_user__id_pk" PRIMARY KEY USING INDEX "balance_records_user__id_pk";
  END IF;
  DROP INDEX IF EXISTS "balance_records_reversed_once";
  ALTER INDEX "balance_records_reversed_once_by" RENAME TO "balance_records_reversed_once";
  DROP INDEX IF EXISTS "balance_records_topped_up_once";
  ALTER INDEX "balance_records_topped_up_once_by" RENAME TO "balance_records_topped_up_once";
END;
$$;
--> statement-breakpoint
-- safe: it changes nothing the second time; no statement of the previous build names the old keys
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_constraint WHERE conname = 'gift_records__id_pk') THEN
    ALTER TABLE "gift_records" DROP CONSTRAINT "gift_records__id_pk",
      ADD CONSTRAINT "gift_records_user__id_pk" PRIMARY KEY USING INDEX "gift_records_user__id_pk";
  END IF;
END;
$$;
--> statement-breakpoint
-- safe: it changes nothing the second time; no statement of the previous build names the old keys
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_constraint WHERE conname = 'point_lots__id_pk') THEN
    ALTER TABLE "point_lots" DROP CONSTRAINT "point_lots__id_pk",
      ADD CONSTRAINT "point_lots_user__id_pk" PRIMARY KEY USING INDEX "point_lots_user__id_pk";
  END IF;
END;
$$;
--> statement-breakpoint
-- safe: it changes nothing the second time; no statement of the previous build names the old keys
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_constraint WHERE conname = 'point_records__id_pk') THEN
    ALTER TABLE "point_records" DROP CONSTRAINT "point_records__id_pk",
      ADD CONSTRAINT "point_records_user__id_pk" PRIMARY KEY USING INDEX "point_records_user__id_pk";
  END IF;
  DROP INDEX IF EXISTS "point_records_reversed_once";
  ALTER INDEX "point_records_reversed_once_by" RENAME TO "point_records_reversed_once";
  DROP INDEX IF EXISTS "point_records_earned_once";
  ALTER INDEX "point_records_earned_once_by" RENAME TO "point_records_earned_once";
END;
$$;
--> statement-breakpoint
-- safe: it changes nothing the second time; no statement of the previous build names the old keys
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_constraint WHERE conname = 'point_takes_record_lot_pk') THEN
    ALTER TABLE "point_takes" DROP CONSTRAINT "point_takes_record_lot_pk",
      ADD CONSTRAINT "point_takes_user_record_lot_pk" PRIMARY KEY USING INDEX "point_takes_user_record_lot_pk";
  END IF;
END;
$$;
--> statement-breakpoint
-- safe: it changes nothing the second time; no statement of the previous build names the old keys
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_constraint WHERE conname = 'user_coupons__id_pk') THEN
    ALTER TABLE "user_coupons" DROP CONSTRAINT "user_coupons__id_pk",
      ADD CONSTRAINT "user_coupons_holder__id_pk" PRIMARY KEY USING INDEX "user_coupons_holder__id_pk";
  END IF;
END;
$$;
