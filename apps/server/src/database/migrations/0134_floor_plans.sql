ALTER TABLE "shops" ADD COLUMN "walls" jsonb;--> statement-breakpoint
ALTER TABLE "table_view_items" ADD COLUMN "plan" jsonb;