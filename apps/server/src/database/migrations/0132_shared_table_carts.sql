CREATE TABLE "table_cart_actions" (
	"shop" text NOT NULL,
	"session" text NOT NULL,
	"id" text NOT NULL,
	"guest" text NOT NULL,
	"answer" jsonb NOT NULL,
	CONSTRAINT "table_cart_actions_shop_session_id_pk" PRIMARY KEY("shop","session","id")
);
--> statement-breakpoint
CREATE TABLE "table_cart_lines" (
	"shop" text NOT NULL,
	"session" text NOT NULL,
	"id" text NOT NULL,
	"status" text NOT NULL,
	"guest" text,
	"revision" integer NOT NULL,
	"position" integer NOT NULL,
	"by" text NOT NULL,
	"order_id" text,
	"into_line" text,
	"lines" jsonb NOT NULL,
	CONSTRAINT "table_cart_lines_shop_session_id_pk" PRIMARY KEY("shop","session","id")
);
--> statement-breakpoint
CREATE TABLE "table_carts" (
	"shop" text NOT NULL,
	"session" text NOT NULL,
	"version" integer NOT NULL,
	"seats" integer NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "table_carts_shop_session_pk" PRIMARY KEY("shop","session")
);
--> statement-breakpoint
CREATE TABLE "table_guests" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"session" text NOT NULL,
	"key_hash" text NOT NULL,
	"status" text NOT NULL,
	"seat" text NOT NULL,
	"animal" text NOT NULL,
	"colour" integer NOT NULL,
	"name" text,
	"is_host" boolean NOT NULL,
	"is_ready" boolean NOT NULL,
	"join_time" timestamp (3) with time zone NOT NULL,
	"seen_time" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "table_guests_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "table_cart" text;--> statement-breakpoint
CREATE INDEX "table_guests_by_id" ON "table_guests" USING btree ("_id");--> statement-breakpoint
CREATE UNIQUE INDEX "table_guests_of_session" ON "table_guests" USING btree ("shop","session","key_hash");--> statement-breakpoint
CREATE INDEX "table_guests_waiting" ON "table_guests" USING btree ("shop","join_time") WHERE "table_guests"."status" = 'waiting';