CREATE TABLE "print_jobs" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"printer" text NOT NULL,
	"kind" text NOT NULL,
	"ref" text,
	"number" text,
	"slip" jsonb,
	"locale" text,
	"kicks_drawer" boolean,
	"is_copy" boolean,
	"is_polled" boolean,
	"is_sending" boolean,
	"round" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	"printed_time" timestamp (3) with time zone,
	"due_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "print_jobs_shop__id_pk" PRIMARY KEY("shop","_id"),
	CONSTRAINT "print_jobs_once" UNIQUE("shop","printer","kind","ref","round")
);
--> statement-breakpoint
CREATE TABLE "printers" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"name" text NOT NULL,
	"kind" text,
	"address" text,
	"token_hash" text,
	"width" integer NOT NULL,
	"locale" text,
	"tickets" text,
	"stations" text[],
	"receipts" boolean,
	"has_drawer" boolean,
	"fallback" text,
	"order" integer,
	"status" text,
	"last_seen" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "printers_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE INDEX "print_jobs_due" ON "print_jobs" USING btree ("due_time") WHERE "print_jobs"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "print_jobs_recent" ON "print_jobs" USING btree ("shop","create_time","_id");--> statement-breakpoint
CREATE INDEX "print_jobs_of_all" ON "print_jobs" USING btree ("create_time","_id");--> statement-breakpoint
-- A ticket is on paper once at each printer of its station: its jobs are written with it, in the same statement.
CREATE FUNCTION print_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "print_jobs"
    ("_id", "shop", "printer", "kind", "ref", "number", "is_polled", "status", "create_time", "due_time")
  SELECT left(t."shop", 6) || left(replace(gen_random_uuid()::text, '-', ''), 18),
    t."shop", p."_id", 'ticket', t."_id", t."number", p."kind" = 'cloudPrnt', 'waiting', t."create_time", t."create_time"
  FROM fresh t JOIN "printers" p ON p."shop" = t."shop"
  WHERE coalesce(p."status", 'active') = 'active'
    AND ((p."tickets" = 'all' AND NOT t."is_expo")
      OR (p."tickets" = 'stations' AND t."station" = ANY (p."stations")));
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER tickets_printed AFTER INSERT ON "tickets"
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION print_tickets();
