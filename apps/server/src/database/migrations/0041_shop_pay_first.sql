ALTER TABLE "shops" ADD COLUMN "pay_first" jsonb;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "pay_within" integer;