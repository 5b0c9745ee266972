ALTER TABLE "reconciliations" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invoice_carrier" text;