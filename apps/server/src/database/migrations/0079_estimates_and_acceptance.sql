ALTER TABLE "orders" ADD COLUMN "accept_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "accepted_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "declined" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "estimated_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "first_estimated_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "prep_minutes" jsonb;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "slowed" jsonb;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "acceptance" jsonb;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "accept_within" integer;