ALTER TABLE "products" ADD COLUMN "tax_class" text;--> statement-breakpoint
ALTER TABLE "session_lines" ADD COLUMN "tax_class" text;--> statement-breakpoint
ALTER TABLE "tax_settings" ADD COLUMN "tax_class" text;