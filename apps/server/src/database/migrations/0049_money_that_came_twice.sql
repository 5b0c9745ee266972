ALTER TABLE "payment_attempts" ADD COLUMN "original" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "resends" integer DEFAULT 0 NOT NULL;