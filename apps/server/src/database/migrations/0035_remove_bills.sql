-- migration: outside a transaction
CREATE INDEX CONCURRENTLY "table_sessions_cancelled" ON "table_sessions" USING btree ("end_time") WHERE "table_sessions"."status" = 'cancelled';
--> statement-breakpoint
-- Old bills are removed with their events and payments, by a transaction that says so. All else stays as it is.
-- safe: it replaces itself, and refuses the previous build what it refused before
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME IN ('session_events', 'session_payments')
    AND current_setting('comanda.removes_bills', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END;
$$;
