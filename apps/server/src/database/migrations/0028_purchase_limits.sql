ALTER TABLE "shops" ADD COLUMN "max_quantity" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "max_portions" integer;