ALTER TABLE "setups" ADD COLUMN "step" text;--> statement-breakpoint
ALTER TABLE "setups" ADD COLUMN "shop" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "being_set_up" boolean;