CREATE TABLE "member_reservations" (
	"user" text NOT NULL,
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"status" text NOT NULL,
	"date" date NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_reservations_user__id_pk" PRIMARY KEY("user","_id")
);
--> statement-breakpoint
CREATE TABLE "member_sessions" (
	"user" text NOT NULL,
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"tv_status" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone,
	"total" bigint NOT NULL,
	CONSTRAINT "member_sessions_user__id_pk" PRIMARY KEY("user","_id")
);
--> statement-breakpoint
CREATE INDEX "member_reservations_start" ON "member_reservations" USING btree ("user","start_time","_id");--> statement-breakpoint
CREATE INDEX "member_sessions_recent" ON "member_sessions" USING btree ("user","create_time","_id");--> statement-breakpoint
-- The previous build writes no lists of members. The two functions and their triggers can go once no server of that build
-- runs: later builds write the same rows, for which these change nothing.
CREATE FUNCTION list_session_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."user" IS DISTINCT FROM NEW."user" THEN
    DELETE FROM "member_sessions" WHERE "user" = OLD."user" AND "_id" = OLD."_id";
  END IF;
  IF NEW."user" IS NOT NULL THEN
    INSERT INTO "member_sessions" AS listed ("user", "_id", "shop", "type", "status", "tv_status", "create_time", "end_time", "total")
    VALUES (NEW."user", NEW."_id", NEW."shop", NEW."type", NEW."status", NEW."tv_status", NEW."create_time", NEW."end_time",
      round(coalesce((NEW."result"->'totals'->>'total')::numeric, 0) * 100))
    ON CONFLICT ("user", "_id") DO UPDATE SET "type" = excluded."type", "status" = excluded."status",
      "tv_status" = excluded."tv_status", "end_time" = excluded."end_time", "total" = excluded."total"
    WHERE (listed."type", listed."status", listed."tv_status", listed."end_time", listed."total")
      IS DISTINCT FROM (excluded."type", excluded."status", excluded."tv_status", excluded."end_time", excluded."total");
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER table_sessions_listed
  AFTER INSERT ON "table_sessions"
  FOR EACH ROW WHEN (NEW."user" IS NOT NULL) EXECUTE FUNCTION list_session_of_member();
--> statement-breakpoint
CREATE TRIGGER table_sessions_listed_again
  AFTER UPDATE OF "user", "type", "status", "tv_status", "end_time", "result" ON "table_sessions"
  FOR EACH ROW WHEN (NEW."user" IS NOT NULL OR OLD."user" IS NOT NULL) EXECUTE FUNCTION list_session_of_member();
--> statement-breakpoint
CREATE FUNCTION list_reservation_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."user" IS DISTINCT FROM NEW."user" THEN
    DELETE FROM "member_reservations" WHERE "user" = OLD."user" AND "_id" = OLD."_id";
  END IF;
  IF NEW."user" IS NOT NULL THEN
    INSERT INTO "member_reservations" AS listed ("user", "_id", "shop", "status", "date", "start_time", "create_time")
    VALUES (NEW."user", NEW."_id", NEW."shop", NEW."status", NEW."date", NEW."start_time", NEW."create_time")
    ON CONFLICT ("user", "_id") DO UPDATE SET "status" = excluded."status", "date" = excluded."date",
      "start_time" = excluded."start_time"
    WHERE (listed."status", listed."date", listed."start_time")
      IS DISTINCT FROM (excluded."status", excluded."date", excluded."start_time");
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER reservations_listed
  AFTER INSERT ON "reservations"
  FOR EACH ROW WHEN (NEW."user" IS NOT NULL) EXECUTE FUNCTION list_reservation_of_member();
--> statement-breakpoint
CREATE TRIGGER reservations_listed_again
  AFTER UPDATE OF "user", "status", "date", "start_time" ON "reservations"
  FOR EACH ROW WHEN (NEW."user" IS NOT NULL OR OLD."user" IS NOT NULL) EXECUTE FUNCTION list_reservation_of_member();
