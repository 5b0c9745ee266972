ALTER TABLE "point_takes" ADD COLUMN "user" text;
--> statement-breakpoint
ALTER TABLE "user_coupons" ADD COLUMN "holder" text;
--> statement-breakpoint
ALTER TABLE "user_coupons" ADD COLUMN "claim_number" integer;
--> statement-breakpoint
-- The previous build names no member here. The two functions and their triggers can go once no server of that build runs.
CREATE FUNCTION fill_member_of_take() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT "user" INTO NEW."user" FROM "point_records" WHERE "_id" = NEW."record";
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER point_takes_member
  BEFORE INSERT ON "point_takes"
  FOR EACH ROW WHEN (NEW."user" IS NULL) EXECUTE FUNCTION fill_member_of_take();
--> statement-breakpoint
CREATE FUNCTION fill_holder_of_coupon() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER user_coupons_holder
  BEFORE INSERT ON "user_coupons"
  FOR EACH ROW WHEN (NEW."holder" IS NULL) EXECUTE FUNCTION fill_holder_of_coupon();
--> statement-breakpoint
ALTER TABLE "point_takes" DISABLE TRIGGER point_takes_append_only;
--> statement-breakpoint
UPDATE "point_takes" SET "user" = "point_records"."user" FROM "point_records" WHERE "point_records"."_id" = "point_takes"."record";
--> statement-breakpoint
ALTER TABLE "point_takes" ENABLE TRIGGER point_takes_append_only;
--> statement-breakpoint
UPDATE "user_coupons" SET "holder" = coalesce("user", "_id");
--> statement-breakpoint
UPDATE "user_coupons" SET "claim_number" = "claims"."number"
  FROM (SELECT "_id", row_number() OVER (PARTITION BY "user", "code" ORDER BY "create_time", "_id") AS "number"
    FROM "user_coupons" WHERE "user" IS NOT NULL AND "code" IS NOT NULL) AS "claims"
  WHERE "claims"."_id" = "user_coupons"."_id";
--> statement-breakpoint
ALTER TABLE "point_takes" ALTER COLUMN "user" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "user_coupons" ALTER COLUMN "holder" SET NOT NULL;
--> statement-breakpoint
DROP INDEX "balance_records_reversed_once";
--> statement-breakpoint
DROP INDEX "balance_records_topped_up_once";
--> statement-breakpoint
DROP INDEX "point_records_reversed_once";
--> statement-breakpoint
DROP INDEX "point_records_earned_once";
--> statement-breakpoint
ALTER TABLE "balance_records" DROP CONSTRAINT "balance_records__id_pk";
--> statement-breakpoint
ALTER TABLE "gift_records" DROP CONSTRAINT "gift_records__id_pk";
--> statement-breakpoint
ALTER TABLE "point_lots" DROP CONSTRAINT "point_lots__id_pk";
--> statement-breakpoint
ALTER TABLE "point_records" DROP CONSTRAINT "point_records__id_pk";
--> statement-breakpoint
ALTER TABLE "point_takes" DROP CONSTRAINT "point_takes_record_lot_pk";
--> statement-breakpoint
ALTER TABLE "user_coupons" DROP CONSTRAINT "user_coupons__id_pk";
--> statement-breakpoint
ALTER TABLE "balance_records" ADD CONSTRAINT "balance_records_user__id_pk" PRIMARY KEY("user","_id");
--> statement-breakpoint
ALTER TABLE "gift_records" ADD CONSTRAINT "gift_records_user__id_pk" PRIMARY KEY("user","_id");
--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_user__id_pk" PRIMARY KEY("user","_id");
--> statement-breakpoint
ALTER TABLE "point_records" ADD CONSTRAINT "point_records_user__id_pk" PRIMARY KEY("user","_id");
--> statement-breakpoint
ALTER TABLE "point_takes" ADD CONSTRAINT "point_takes_user_record_lot_pk" PRIMARY KEY("user","record","lot");
--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_holder__id_pk" PRIMARY KEY("holder","_id");
--> statement-breakpoint
CREATE INDEX "point_lots_id" ON "point_lots" USING btree ("_id");
--> statement-breakpoint
CREATE INDEX "point_records_id" ON "point_records" USING btree ("_id");
--> statement-breakpoint
CREATE INDEX "point_takes_record" ON "point_takes" USING btree ("record");
--> statement-breakpoint
CREATE INDEX "user_coupons_id" ON "user_coupons" USING btree ("_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "user_coupons_claimed_once" ON "user_coupons" USING btree ("holder","code","claim_number");
--> statement-breakpoint
CREATE UNIQUE INDEX "balance_records_reversed_once" ON "balance_records" USING btree ("user","reverses");
--> statement-breakpoint
CREATE UNIQUE INDEX "balance_records_topped_up_once" ON "balance_records" USING btree ("user","session") WHERE "balance_records"."type" = 'topUp';
--> statement-breakpoint
CREATE UNIQUE INDEX "point_records_reversed_once" ON "point_records" USING btree ("user","reverses");
--> statement-breakpoint
CREATE UNIQUE INDEX "point_records_earned_once" ON "point_records" USING btree ("user","session") WHERE "point_records"."type" = 'earn';
