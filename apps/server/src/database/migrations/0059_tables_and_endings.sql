ALTER TABLE "orders" ADD COLUMN "part" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "session_payments" ADD COLUMN "tendered" bigint;
--> statement-breakpoint
ALTER TABLE "session_payments" ADD COLUMN "reference" text;
--> statement-breakpoint
ALTER TABLE "session_payments" ADD COLUMN "share_of" integer;
--> statement-breakpoint
ALTER TABLE "session_payments" ADD COLUMN "items" jsonb;
--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "split" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "closed" jsonb;
--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "merged" jsonb;
--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "bill_asked_time" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "table_view_items" ADD COLUMN "needs_cleaning" boolean;
--> statement-breakpoint
-- The payments of a session go over to the one that it is merged into, by a transaction that says so. All else stays as it is.
-- safe: it replaces itself, and refuses the previous build what it refused before
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME IN ('session_events', 'session_payments')
    AND current_setting('comanda.removes_bills', true) = 'on' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'session_payments'
    AND current_setting('comanda.moves_bills', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END;
$$;
