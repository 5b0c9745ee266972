ALTER TABLE "table_sessions" ADD COLUMN "day_result" jsonb;--> statement-breakpoint
-- What changes on a bill after the Z of its day counts on the day on which it changes: reports of the closed day read this.
CREATE FUNCTION keep_day_result() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."result" IS DISTINCT FROM OLD."result" AND EXISTS (
    SELECT 1 FROM "business_days" WHERE "shop" = OLD."shop" AND "day" = OLD."day" AND "status" = 'closed'
  ) THEN
    NEW."day_result" := OLD."result";
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER table_sessions_day_result BEFORE UPDATE OF "result" ON "table_sessions"
  FOR EACH ROW WHEN (OLD."day" IS NOT NULL AND OLD."day_result" IS NULL) EXECUTE FUNCTION keep_day_result();
