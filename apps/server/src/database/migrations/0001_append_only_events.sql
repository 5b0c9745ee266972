-- What happened in a session is evidence: rows are added, never changed or removed.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER session_events_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "session_events"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
