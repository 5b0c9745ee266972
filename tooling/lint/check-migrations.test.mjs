import { expect, it } from 'vitest'
import { checkMigrations } from './check-migrations.mjs'

const check = (text, number = '0042') =>
  checkMigrations([{ path: `apps/server/src/database/migrations/${number}_test.sql`, text }])

const outside = '-- migration: outside a transaction\n'

it.each([
  'ALTER TABLE "shops" DROP COLUMN "phone";',
  'DROP TABLE "news";',
  'ALTER TABLE "shops" RENAME COLUMN "phone" TO "number";',
  'ALTER TABLE "shops" ALTER COLUMN "phone" SET DATA TYPE integer;',
  'ALTER TABLE "shops" ALTER COLUMN "phone" DROP DEFAULT;',
  'ALTER TABLE "shops" ALTER COLUMN "phone" SET NOT NULL;',
  'ALTER TABLE "shops" ADD COLUMN "phone" text NOT NULL;',
  'ALTER TABLE "shops" ADD COLUMN "at" bigint DEFAULT nextval(\'x\') NOT NULL;',
  'ALTER TABLE "shops" ADD COLUMN "at" bigserial;',
  'CREATE INDEX "orders_phone" ON "orders" USING btree ("phone");',
  'CREATE UNIQUE INDEX "orders_phone" ON public.orders USING btree ("phone");',
  'ALTER TABLE "orders" ADD CONSTRAINT "orders_pk" PRIMARY KEY("shop","_id");',
  'ALTER TABLE "orders" ADD CONSTRAINT "positive" CHECK (total >= 0);',
  'ALTER TABLE "orders" VALIDATE CONSTRAINT "positive";',
  'DROP INDEX "orders_id";',
  'ALTER TABLE "orders" DROP CONSTRAINT "orders_pk";',
  'UPDATE "orders" SET "total" = 0;',
  'DELETE FROM "table_sessions" WHERE "status" = \'done\';',
  'CREATE INDEX CONCURRENTLY "orders_phone" ON "orders" ("phone");',
  'LOCK TABLE "shops";',
  `${outside}UPDATE "shops" SET "phone" = null;`,
])('a migration that the previous build does not survive is refused: %s', (text) => {
  expect(check(text)).toHaveLength(1)
})

it.each([
  'ALTER TABLE "orders" ADD COLUMN "phone" text;',
  'ALTER TABLE "orders" ADD COLUMN "phone" text DEFAULT \'\' NOT NULL;',
  'ALTER TABLE "orders" ADD COLUMN "phone" text NOT NULL DEFAULT \'\';',
  'CREATE TABLE "orders" ("a" int);--> statement-breakpoint\nCREATE INDEX "o" ON "orders" ("a");',
  'CREATE INDEX "shops_phone" ON "shops" USING btree ("phone");',
  'ALTER TABLE "orders" ADD CONSTRAINT "orders_pk" PRIMARY KEY USING INDEX "orders_pk";',
  'ALTER TABLE "orders" ADD CONSTRAINT "positive" CHECK (total >= 0) NOT VALID;',
  `${outside}CREATE INDEX CONCURRENTLY "orders_phone" ON "orders" ("phone");`,
  `${outside}ALTER TABLE "orders" VALIDATE CONSTRAINT "positive";`,
  `${outside}-- safe: each run changes only the rows that are left\nDO $$ BEGIN UPDATE orders SET a = 1; END $$;`,
  '-- safe: no statement names this index\nDROP INDEX "orders_id";',
  '-- migration: contract, since 0.4 names the shop\nALTER TABLE "shops" DROP COLUMN "phone";',
  'CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE orders SET a = 1; END; $$;',
])('a migration that it survives is not: %s', (text) => {
  expect(check(text)).toEqual([])
})

it('a column that is not null needs a default of its own, not that of the next one', () => {
  const text = 'ALTER TABLE "shops" ADD COLUMN "a" text NOT NULL, ADD COLUMN "b" text DEFAULT \'\';'
  expect(check(text)).toHaveLength(1)
})

it('migrations from before the check are left alone', () => {
  expect(check('DROP TABLE "news";', '0018')).toEqual([])
})
