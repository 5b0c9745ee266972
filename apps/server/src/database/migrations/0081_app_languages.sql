ALTER TABLE "app_settings" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "app_settings" ADD COLUMN "display_locales" jsonb;