CREATE TABLE "allowances" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"session" text NOT NULL,
	"invoice" text NOT NULL,
	"status" text NOT NULL,
	"number" text,
	"amount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"failure" text,
	"issue_time" timestamp (3) with time zone,
	"task" text,
	"ask_time" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "allowances_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_sellers" (
	"_id" text NOT NULL,
	"tax_id" text NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"adapter" text NOT NULL,
	"mode" text NOT NULL,
	"merchant" text,
	"prepaid" text,
	"mail" text,
	"sealed_keys" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"warned" text,
	"warn_time" timestamp (3) with time zone,
	CONSTRAINT "invoice_sellers__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_tracks" (
	"_id" text NOT NULL,
	"seller" text NOT NULL,
	"period" text NOT NULL,
	"letters" text NOT NULL,
	"from_number" integer NOT NULL,
	"to_number" integer NOT NULL,
	"next_number" integer NOT NULL,
	"report_time" timestamp (3) with time zone,
	CONSTRAINT "invoice_tracks__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"session" text NOT NULL,
	"payment" text,
	"status" text NOT NULL,
	"seller" text NOT NULL,
	"adapter" text,
	"number" text,
	"period" text,
	"random" text,
	"issue_time" timestamp (3) with time zone,
	"tw_invoice" jsonb,
	"lines" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"allowed" bigint DEFAULT 0 NOT NULL,
	"remark" text,
	"prints" integer DEFAULT 0 NOT NULL,
	"print_time" timestamp (3) with time zone,
	"paper_back_time" timestamp (3) with time zone,
	"upload_time" timestamp (3) with time zone,
	"void_time" timestamp (3) with time zone,
	"void_reason" text,
	"failure" text,
	"task" text,
	"ask_time" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "tax_id" text;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "invoices" jsonb;--> statement-breakpoint
CREATE INDEX "allowances_id" ON "allowances" USING btree ("_id");--> statement-breakpoint
CREATE INDEX "allowances_of_session" ON "allowances" USING btree ("shop","session");--> statement-breakpoint
CREATE INDEX "allowances_recent" ON "allowances" USING btree ("shop","create_time","_id");--> statement-breakpoint
CREATE INDEX "allowances_of_all" ON "allowances" USING btree ("create_time","_id");--> statement-breakpoint
CREATE INDEX "allowances_to_do" ON "allowances" USING btree ("ask_time") WHERE "allowances"."ask_time" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_sellers_tax_id" ON "invoice_sellers" USING btree ("tax_id");--> statement-breakpoint
CREATE INDEX "invoice_tracks_of_seller" ON "invoice_tracks" USING btree ("seller","period","letters","from_number");--> statement-breakpoint
CREATE INDEX "invoices_id" ON "invoices" USING btree ("_id");--> statement-breakpoint
CREATE INDEX "invoices_of_session" ON "invoices" USING btree ("shop","session");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("shop","period","number");--> statement-breakpoint
CREATE INDEX "invoices_recent" ON "invoices" USING btree ("shop","create_time","_id");--> statement-breakpoint
CREATE INDEX "invoices_of_all" ON "invoices" USING btree ("create_time","_id");--> statement-breakpoint
CREATE INDEX "invoices_to_do" ON "invoices" USING btree ("ask_time") WHERE "invoices"."ask_time" is not null;