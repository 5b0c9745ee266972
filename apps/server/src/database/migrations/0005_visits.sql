CREATE TABLE "bookmarks" (
	"_id" text NOT NULL,
	"user" text NOT NULL,
	"type" text NOT NULL,
	"item" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bookmarks_user__id_pk" PRIMARY KEY("user","_id")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"last_seen" timestamp (3) with time zone,
	CONSTRAINT "devices_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "pairing_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"shop" text NOT NULL,
	"name" text NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_bookmark_records" (
	"_id" text NOT NULL,
	"user" text NOT NULL,
	"gift" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gift_bookmark_records_user__id_pk" PRIMARY KEY("user","_id")
);
--> statement-breakpoint
CREATE TABLE "missing_translations" (
	"_id" text NOT NULL,
	"app" text NOT NULL,
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "missing_translations__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "news" (
	"_id" text NOT NULL,
	"name" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb,
	"body" jsonb,
	"image" text,
	"shops" text[],
	"publish_time" timestamp (3) with time zone NOT NULL,
	"end_date" text,
	"order" integer,
	"status" text,
	CONSTRAINT "news__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"type" text NOT NULL,
	"shops" text[],
	"order_type" jsonb,
	"order" integer,
	"status" text,
	CONSTRAINT "payment_methods__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "reservation_settings" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"enabled" boolean NOT NULL,
	"slot_minutes" integer,
	"stay_minutes" integer,
	"min_guests" integer,
	"max_guests" integer,
	"baby_stools" integer,
	"days_ahead" integer,
	"cancel_hours" double precision,
	"limits" jsonb,
	"sessions" jsonb NOT NULL,
	"terms" jsonb,
	CONSTRAINT "reservation_settings_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "reservation_books" (
	"shop" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"user" text,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"adults" integer NOT NULL,
	"children" integer NOT NULL,
	"baby_stools" integer NOT NULL,
	"date" date NOT NULL,
	"dining_session" text NOT NULL,
	"time" text NOT NULL,
	"title" text,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"occasion" text,
	"remark" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"cancel_until" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "reservations_shop__id_pk" PRIMARY KEY("shop","_id"),
	CONSTRAINT "reservations_somebody" CHECK ("reservations"."adults" + "reservations"."children" > 0)
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"_id" text NOT NULL,
	"app" text NOT NULL,
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"region" text,
	"draft" boolean,
	CONSTRAINT "translations__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bookmarks_item" ON "bookmarks" USING btree ("user","type","item");--> statement-breakpoint
CREATE UNIQUE INDEX "devices_id" ON "devices" USING btree ("_id");--> statement-breakpoint
CREATE UNIQUE INDEX "devices_token" ON "devices" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "pairing_codes_expires" ON "pairing_codes" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_bookmark_records_gift" ON "gift_bookmark_records" USING btree ("user","gift");--> statement-breakpoint
CREATE UNIQUE INDEX "missing_translations_key" ON "missing_translations" USING btree ("app","locale","key");--> statement-breakpoint
CREATE INDEX "missing_translations_recent" ON "missing_translations" USING btree ("last_time","_id");--> statement-breakpoint
CREATE UNIQUE INDEX "news_name" ON "news" USING btree ("name");--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("publish_time","_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_settings_id" ON "reservation_settings" USING btree ("_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_settings_shop" ON "reservation_settings" USING btree ("shop");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_id" ON "reservations" USING btree ("_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_number" ON "reservations" USING btree ("shop","number");--> statement-breakpoint
CREATE INDEX "reservations_day" ON "reservations" USING btree ("shop","date");--> statement-breakpoint
CREATE INDEX "reservations_user" ON "reservations" USING btree ("user","start_time","_id");--> statement-breakpoint
CREATE INDEX "reservations_start" ON "reservations" USING btree ("shop","start_time","_id");--> statement-breakpoint
CREATE INDEX "translations_key" ON "translations" USING btree ("app","locale","key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_time" ON "idempotency_keys" USING btree ("create_time");