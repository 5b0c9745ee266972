ALTER TABLE "payment_attempts" ADD COLUMN "sandbox" boolean;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "sandbox" boolean;--> statement-breakpoint
UPDATE "payment_methods" SET "sandbox" = true FROM "payment_accounts" WHERE "payment_accounts"."_id" = "payment_methods"."account" AND "payment_accounts"."mode" = 'sandbox';
