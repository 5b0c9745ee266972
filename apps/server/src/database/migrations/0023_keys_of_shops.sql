-- Ids and hashes are random: no build names these indexes, nor relies on their uniqueness.
-- safe: a small table, and it has the index again below
DROP INDEX "devices_id";
--> statement-breakpoint
-- safe: a small table, and it has the index again below
DROP INDEX "devices_token";
--> statement-breakpoint
-- safe: a small table, and it has the index again below
DROP INDEX "reservation_settings_id";
--> statement-breakpoint
-- safe: a small table, and the previous build only inserts rows and deletes them by their hash
ALTER TABLE "pairing_codes" DROP CONSTRAINT "pairing_codes_pkey";
--> statement-breakpoint
ALTER TABLE "pairing_codes" ADD CONSTRAINT "pairing_codes_shop_code_hash_pk" PRIMARY KEY("shop","code_hash");
--> statement-breakpoint
CREATE INDEX "devices_token_hash" ON "devices" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "devices_id" ON "devices" USING btree ("_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "devices_token" ON "devices" USING btree ("shop","token_hash");
--> statement-breakpoint
CREATE INDEX "reservation_settings_id" ON "reservation_settings" USING btree ("_id");
