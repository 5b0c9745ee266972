ALTER TABLE "approval_grants" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "approval_grants" ADD COLUMN "amount" bigint;