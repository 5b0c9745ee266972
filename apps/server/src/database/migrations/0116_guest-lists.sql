CREATE TABLE "guest_counts" (
	"shop" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guest_counts_shop_pk" PRIMARY KEY("shop")
);
--> statement-breakpoint
CREATE TABLE "guest_figures" (
	"shop" text NOT NULL,
	"guest" text NOT NULL,
	"visits" integer NOT NULL,
	"spent" bigint NOT NULL,
	"last_visit" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guest_figures_shop_guest_pk" PRIMARY KEY("shop","guest")
);
--> statement-breakpoint
CREATE TABLE "guest_givings" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"rules" jsonb NOT NULL,
	"coupon" text NOT NULL,
	"end_date" text,
	"is_advertising" boolean NOT NULL,
	"staff" text NOT NULL,
	"after" text DEFAULT '' NOT NULL,
	"given" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"done_time" timestamp (3) with time zone,
	CONSTRAINT "guest_givings__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE INDEX "guest_figures_last" ON "guest_figures" USING btree ("shop","last_visit","guest");--> statement-breakpoint
CREATE INDEX "guest_figures_of_guest" ON "guest_figures" USING btree ("guest");--> statement-breakpoint
CREATE INDEX "guest_givings_recent" ON "guest_givings" USING btree ("shop","create_time","_id");--> statement-breakpoint
CREATE INDEX "guest_givings_due" ON "guest_givings" USING btree ("create_time") WHERE "guest_givings"."done_time" is null;