CREATE TABLE "app_settings" (
	"_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"theme" jsonb,
	"terms" jsonb,
	CONSTRAINT "app_settings__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"name" jsonb NOT NULL,
	"order" integer,
	"color" text,
	CONSTRAINT "categories_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"image" text,
	"coupon" text NOT NULL,
	"point" integer NOT NULL,
	"quantity" integer,
	"limit_per_user" integer,
	"shops" text[],
	"start_date" text,
	"end_date" text,
	"order" integer,
	"status" text,
	CONSTRAINT "gifts__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "order_discounts" (
	"_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"image" text,
	"source" text,
	"ranks" jsonb,
	"priority" integer,
	"phase" integer,
	"start_date" text,
	"end_date" text,
	"time_conditions" jsonb,
	"shops" text[],
	"sections" jsonb,
	"for" text,
	"type" text,
	"discount_type" text,
	"discount" double precision,
	"max_discount" bigint,
	"point" integer,
	"fixed_point" integer,
	"percentage_point" double precision,
	"target_step_amount" double precision,
	"max_step" integer,
	"repeat" boolean,
	"product_mode" text,
	"price_types" jsonb,
	"conditions" jsonb,
	"discount_rules" jsonb,
	"discount_any" boolean,
	"rule_type" text,
	"rules" jsonb,
	"order_type" jsonb,
	"status" text,
	"before_service_charge" boolean,
	"surcharges" jsonb,
	"free_products" jsonb,
	"automatic_add_free_product" boolean,
	CONSTRAINT "order_discounts__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "order_counters" (
	"shop" text NOT NULL,
	"business_day" date NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "order_counters_shop_business_day_pk" PRIMARY KEY("shop","business_day")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"session" text NOT NULL,
	"seq" integer NOT NULL,
	"business_day" date NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"table_name" text,
	"status" text NOT NULL,
	"total" bigint NOT NULL,
	"remark" text,
	"contact_name" text,
	"pickup_time" timestamp (3) with time zone,
	"create_time" timestamp (3) with time zone NOT NULL,
	"preparing_time" timestamp (3) with time zone,
	"ready_time" timestamp (3) with time zone,
	"completed_time" timestamp (3) with time zone,
	"cancelled_time" timestamp (3) with time zone,
	CONSTRAINT "orders_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "product_options" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"name" jsonb NOT NULL,
	"type" text,
	"choices" jsonb NOT NULL,
	"required" boolean,
	"multiple" boolean,
	"min_pick" integer,
	"max_pick" integer,
	"allow_quantity" boolean,
	"min_quantity" integer,
	"max_quantity" integer,
	"allow_same_value" boolean,
	"enjoy_discount" boolean,
	"allowed_order_type" jsonb,
	"time_conditions" jsonb,
	"draft" boolean,
	"hide_in_kitchen" boolean,
	"printer_color" text,
	"auto_merge_greedy" boolean,
	CONSTRAINT "product_options_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "product_stocks" (
	"shop" text NOT NULL,
	"product" text NOT NULL,
	"product_option" text DEFAULT '' NOT NULL,
	"choice" text DEFAULT '' NOT NULL,
	"mode" text NOT NULL,
	"online_mode" text,
	"quantity" integer,
	"online_threshold" integer,
	"stock_mode" text,
	CONSTRAINT "product_stocks_shop_product_product_option_choice_pk" PRIMARY KEY("shop","product","product_option","choice"),
	CONSTRAINT "product_stocks_never_negative" CHECK ("product_stocks"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"name" jsonb NOT NULL,
	"short_name" jsonb,
	"description" jsonb,
	"code" text,
	"images" jsonb,
	"marks" jsonb,
	"allergens" jsonb,
	"order" integer,
	"price" bigint NOT NULL,
	"discount_mapping" jsonb,
	"price_modifiers" jsonb,
	"category" text,
	"sub_category" text,
	"options" jsonb,
	"sections" jsonb,
	"time_conditions" jsonb,
	"not_go_kitchen" boolean,
	"not_go_water_bar" boolean,
	"set_order_or_gift_only" boolean,
	"hide_from_online" boolean,
	"eat_in_only" boolean,
	"free_surcharge" boolean,
	"discountable" boolean,
	"auto_merge" boolean,
	CONSTRAINT "products_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"name" jsonb NOT NULL,
	"section_settings" jsonb,
	"time_range" jsonb,
	"show_order" integer,
	CONSTRAINT "sections_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "shop_ranks" (
	"_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"color" text,
	"expenditure" bigint NOT NULL,
	"period_months" integer,
	"order" integer,
	CONSTRAINT "shop_ranks__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb,
	"address_detail" jsonb,
	"phone" text,
	"lat" double precision,
	"long" double precision,
	"images" jsonb,
	"logo" text,
	"open_time" text,
	"close_time" text,
	"time_zone" text NOT NULL,
	"currency" text NOT NULL,
	"open_for_online" boolean,
	"open_for_app" boolean,
	"open_take_away" boolean,
	"open_dine_in_no_table" boolean,
	"online_enabled_fixed_code" boolean,
	"online_dine_in_no_table_enabled_fixed_code" boolean,
	"online_session_timeout" double precision,
	"online_opening_hours" jsonb,
	"online_can_switch_section" boolean,
	"use_defaults_for_set_item" boolean,
	"auto_merge_in_p_o_s" boolean,
	"auto_merge_ordered_in_p_o_s" boolean,
	"discount_before_service_charge" boolean,
	"discount_round_factor" double precision,
	"discount_round_method" text,
	"tax_round_factor" double precision,
	"tax_round_method" text,
	"surcharge_round_factor" double precision,
	"surcharge_round_method" text,
	"price_round_factor" double precision,
	"price_round_method" text,
	"min_order_interval" integer,
	"order" integer,
	CONSTRAINT "shops__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "sub_categories" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"category" text NOT NULL,
	"name" jsonb NOT NULL,
	"order" integer,
	CONSTRAINT "sub_categories_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "surcharge_settings" (
	"_id" text NOT NULL,
	"shops" text[],
	"name" jsonb NOT NULL,
	"percent" double precision,
	"amount_per_product" bigint,
	"fixed_amount" bigint,
	"amount_per_person" bigint,
	"discountable" boolean,
	"manual" boolean,
	"order_type" jsonb,
	"rules" jsonb,
	"product_mode" text,
	"order" integer,
	"status" text,
	CONSTRAINT "surcharge_settings__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "system_settings" (
	"_id" text NOT NULL,
	"online_member_system" boolean NOT NULL,
	"online_ordering_system" boolean NOT NULL,
	"allow_choose_shop" boolean NOT NULL,
	CONSTRAINT "system_settings__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "session_events" (
	"shop" text NOT NULL,
	"session" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "session_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "session_events_shop_session_id_pk" PRIMARY KEY("shop","session","id")
);
--> statement-breakpoint
CREATE TABLE "session_lines" (
	"shop" text NOT NULL,
	"session" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"product" text NOT NULL,
	"quantity" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"product_part" bigint NOT NULL,
	"enjoying" bigint NOT NULL,
	"other" bigint NOT NULL,
	"category" text,
	"sub_category" text,
	"discountable" boolean NOT NULL,
	"free_surcharge" boolean NOT NULL,
	"taken" jsonb NOT NULL,
	"picked" jsonb NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "session_lines_shop_session_id_pk" PRIMARY KEY("shop","session","id")
);
--> statement-breakpoint
CREATE TABLE "table_sessions" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"tv_status" text DEFAULT 'none' NOT NULL,
	"source" text NOT NULL,
	"section" text,
	"user" text,
	"table_item" text,
	"table_name" text,
	"capacity" integer,
	"qr_code_view_item" text,
	"session_name" text,
	"restore_key" text NOT NULL,
	"contact_name" text,
	"phone" text,
	"pickup_time" timestamp (3) with time zone,
	"remark" text,
	"result" jsonb NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone,
	"order_cutoff_time" timestamp (3) with time zone,
	"order_leave_time" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "table_sessions_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "table_view_items" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"name" text NOT NULL,
	"area" text,
	"capacity" integer,
	"order" integer,
	"status" text,
	CONSTRAINT "table_view_items_shop__id_pk" PRIMARY KEY("shop","_id")
);
--> statement-breakpoint
CREATE TABLE "tax_settings" (
	"_id" text NOT NULL,
	"shops" text[],
	"name" jsonb NOT NULL,
	"percent" double precision NOT NULL,
	"included" boolean,
	"price_types" jsonb,
	"tax_group" text,
	"order_type" jsonb,
	"rules" jsonb,
	"product_mode" text,
	"order" integer,
	"status" text,
	CONSTRAINT "tax_settings__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "time_conditions" (
	"_id" text NOT NULL,
	"shop" text,
	"name" text,
	"time_type" text NOT NULL,
	"weekdays" jsonb,
	"from" text,
	"to" text,
	"start_date" text,
	"end_date" text,
	"status" text,
	CONSTRAINT "time_conditions__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"_id" text NOT NULL,
	"email" text,
	"phone" text,
	"name" text,
	"staff" jsonb,
	"ranks" jsonb,
	"avatar" text,
	"vip_level" text,
	"password_hash" text,
	CONSTRAINT "users__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "vip_levels" (
	"_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"status" text NOT NULL,
	"order_discount" double precision,
	"before_service_charge" boolean,
	"discount_lists" jsonb,
	CONSTRAINT "vip_levels__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE TABLE "failed_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"shop" text NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"payload_hash" text NOT NULL,
	"answer" json,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_shop_scope_key_pk" PRIMARY KEY("shop","scope","key")
);
--> statement-breakpoint
CREATE INDEX "categories_id" ON "categories" USING btree ("_id");--> statement-breakpoint
CREATE INDEX "order_discounts_source" ON "order_discounts" USING btree ("source","status");--> statement-breakpoint
CREATE INDEX "orders_id" ON "orders" USING btree ("_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_seq" ON "orders" USING btree ("shop","session","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("shop","business_day","number");--> statement-breakpoint
CREATE INDEX "orders_recent" ON "orders" USING btree ("shop","create_time","_id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("shop","status","create_time");--> statement-breakpoint
CREATE INDEX "product_options_id" ON "product_options" USING btree ("_id");--> statement-breakpoint
CREATE INDEX "products_id" ON "products" USING btree ("_id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("shop","category","order","_id");--> statement-breakpoint
CREATE INDEX "sections_id" ON "sections" USING btree ("_id");--> statement-breakpoint
CREATE INDEX "sub_categories_id" ON "sub_categories" USING btree ("_id");--> statement-breakpoint
CREATE INDEX "session_lines_order" ON "session_lines" USING btree ("shop","order_id");--> statement-breakpoint
CREATE INDEX "table_sessions_id" ON "table_sessions" USING btree ("_id");--> statement-breakpoint
CREATE INDEX "table_sessions_restore_key" ON "table_sessions" USING btree ("restore_key");--> statement-breakpoint
CREATE INDEX "table_sessions_recent" ON "table_sessions" USING btree ("shop","create_time","_id");--> statement-breakpoint
CREATE UNIQUE INDEX "table_sessions_open_table" ON "table_sessions" USING btree ("shop","table_item") WHERE "table_sessions"."status" in ('ongoing', 'toPay');--> statement-breakpoint
CREATE INDEX "table_view_items_id" ON "table_view_items" USING btree ("_id");--> statement-breakpoint
CREATE INDEX "time_conditions_shop" ON "time_conditions" USING btree ("shop","_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "failed_attempts_until" ON "failed_attempts" USING btree ("until");