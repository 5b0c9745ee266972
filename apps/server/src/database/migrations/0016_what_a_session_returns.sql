ALTER TABLE "products" ADD COLUMN "ingredients" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ingredient_modifiers" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "kitchen_printers" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "water_bars" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "printer_color" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "kitchen_group" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "default_kitchen" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "default_waterbar" text;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "desired_capacity" integer;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "modifiers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "manual_surcharges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "tax_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "tips" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "adjusts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "pre_adjusts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "line_adjusts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "booked_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "check_bill_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tax_settings" ADD COLUMN "disabled" boolean;