-- What staff did is evidence: rows are added, never changed or removed.
CREATE TRIGGER staff_actions_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "staff_actions"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
