CREATE TABLE "coupon_code_slots" (
	"item" text NOT NULL,
	"slot" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "coupon_code_slots_item_slot_pk" PRIMARY KEY("item","slot"),
	CONSTRAINT "coupon_code_slots_not_negative" CHECK ("coupon_code_slots"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gift_slots" (
	"item" text NOT NULL,
	"slot" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "gift_slots_item_slot_pk" PRIMARY KEY("item","slot"),
	CONSTRAINT "gift_slots_not_negative" CHECK ("gift_slots"."quantity" >= 0)
);
--> statement-breakpoint
-- Spreads a quantity as the server does.
CREATE FUNCTION spread_quantity(slots text, counted text, quantity integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF quantity IS NULL THEN
    EXECUTE format('DELETE FROM %I WHERE "item" = $1', slots) USING counted;
  ELSE
    EXECUTE format('INSERT INTO %I ("item", "slot", "quantity")
      SELECT $1, slot, $2 / 16 + CASE WHEN slot < $2 %% 16 THEN 1 ELSE 0 END FROM generate_series(0, 15) AS slot ORDER BY slot
      ON CONFLICT ("item", "slot") DO UPDATE SET "quantity" = excluded."quantity"', slots) USING counted, quantity;
  END IF;
END;
$$;
--> statement-breakpoint
-- The previous build counts in "quantity" itself: one less takes from a slot, and if none has any left the row is not changed,
-- as if it had none; any other value is set by staff and spread. Both functions and the triggers can go once no server of that
-- build runs.
CREATE FUNCTION quantity_in_slots() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE taken integer;
BEGIN
  IF current_setting('comanda.writes_slots', true) = 'on' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW."quantity" = OLD."quantity" - 1 THEN
    EXECUTE format('UPDATE %1$I SET "quantity" = "quantity" - 1 WHERE "item" = $1 AND "quantity" > 0 AND "slot" = (
      SELECT "slot" FROM %1$I WHERE "item" = $1 AND "quantity" > 0 ORDER BY "slot" LIMIT 1 FOR UPDATE)', TG_ARGV[0]) USING NEW."_id";
    GET DIAGNOSTICS taken = ROW_COUNT;
    IF taken = 0 THEN
      RETURN NULL;
    END IF;
    RETURN NEW;
  END IF;
  PERFORM spread_quantity(TG_ARGV[0], NEW."_id", NEW."quantity");
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER gifts_created_in_slots
  BEFORE INSERT ON "gifts"
  FOR EACH ROW EXECUTE FUNCTION quantity_in_slots('gift_slots');
--> statement-breakpoint
CREATE TRIGGER gifts_in_slots
  BEFORE UPDATE OF "quantity" ON "gifts"
  FOR EACH ROW WHEN (NEW."quantity" IS DISTINCT FROM OLD."quantity") EXECUTE FUNCTION quantity_in_slots('gift_slots');
--> statement-breakpoint
CREATE TRIGGER coupon_codes_created_in_slots
  BEFORE INSERT ON "coupon_codes"
  FOR EACH ROW EXECUTE FUNCTION quantity_in_slots('coupon_code_slots');
--> statement-breakpoint
CREATE TRIGGER coupon_codes_in_slots
  BEFORE UPDATE OF "quantity" ON "coupon_codes"
  FOR EACH ROW WHEN (NEW."quantity" IS DISTINCT FROM OLD."quantity") EXECUTE FUNCTION quantity_in_slots('coupon_code_slots');
--> statement-breakpoint
SELECT spread_quantity('gift_slots', "_id", "quantity") FROM "gifts" WHERE "quantity" IS NOT NULL;
--> statement-breakpoint
SELECT spread_quantity('coupon_code_slots', "_id", "quantity") FROM "coupon_codes" WHERE "quantity" IS NOT NULL;
