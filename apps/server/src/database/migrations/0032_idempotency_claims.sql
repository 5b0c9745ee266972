CREATE TABLE "idempotency_claims" (
	"shop" text NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"slot" smallint NOT NULL,
	"payload_hash" text NOT NULL,
	"answer" json,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_claims_shop_scope_key_slot_pk" PRIMARY KEY("shop","scope","key","slot")
) PARTITION BY LIST ("slot");
--> statement-breakpoint
CREATE TABLE "idempotency_claims_0" PARTITION OF "idempotency_claims" FOR VALUES IN (0);
--> statement-breakpoint
CREATE TABLE "idempotency_claims_1" PARTITION OF "idempotency_claims" FOR VALUES IN (1);
--> statement-breakpoint
-- The previous build claims writes in idempotency_keys. While both serve, a write is claimed in both tables, so that a retry
-- that reaches the other build is done once. Both triggers can go, with that table, once no server of that build runs.
CREATE FUNCTION share_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- At the end of a period a claim is in both slots.
  IF NEW."slot" <> extract(epoch FROM now())::bigint / 691200 % 2 THEN RETURN NEW; END IF;
  INSERT INTO "idempotency_keys" ("shop", "scope", "key", "payload_hash")
    VALUES (NEW."shop", NEW."scope", NEW."key", NEW."payload_hash")
    ON CONFLICT ("shop", "scope", "key") DO UPDATE SET "create_time" = now(), "answer" = NULL
      WHERE NEW."key" LIKE 'content:%' AND "idempotency_keys"."create_time" <= now() - interval '60 seconds';
  IF FOUND THEN RETURN NEW; END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER idempotency_claims_shared
  BEFORE INSERT ON "idempotency_claims" FOR EACH ROW EXECUTE FUNCTION share_claim();
--> statement-breakpoint
CREATE FUNCTION share_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "idempotency_keys" SET "answer" = NEW."answer"
    WHERE "shop" = NEW."shop" AND "scope" = NEW."scope" AND "key" = NEW."key";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER idempotency_claims_answered
  AFTER UPDATE OF "answer" ON "idempotency_claims" FOR EACH ROW EXECUTE FUNCTION share_answer();
--> statement-breakpoint
-- A new installation has no previous build.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM "shops") THEN
    DROP TRIGGER idempotency_claims_shared ON "idempotency_claims";
    DROP TRIGGER idempotency_claims_answered ON "idempotency_claims";
  END IF;
END;
$$;
