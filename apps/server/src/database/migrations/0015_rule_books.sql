CREATE TABLE "rule_books" (
	"shop" text NOT NULL,
	"id" text NOT NULL,
	"book" jsonb NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rule_books_shop_id_pk" PRIMARY KEY("shop","id")
);
--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "priced_with" jsonb;
--> statement-breakpoint
-- A rule book proves bills: books are added, never changed or removed.
CREATE TRIGGER rule_books_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "rule_books"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
