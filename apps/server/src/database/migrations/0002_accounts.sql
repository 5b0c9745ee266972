CREATE SEQUENCE "public"."member_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "staff_actions" (
	"_id" bigserial PRIMARY KEY NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"user" text NOT NULL,
	"path" text NOT NULL,
	"method" text NOT NULL,
	"record" text,
	"shop" text,
	"changes" jsonb,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "account_codes" (
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"registration" text NOT NULL,
	"code_hash" text NOT NULL,
	"account" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_codes_purpose_email_registration_pk" PRIMARY KEY("purpose","email","registration")
);
--> statement-breakpoint
CREATE TABLE "member_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_logins" (
	"state" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"challenge" text NOT NULL,
	"back" text NOT NULL,
	"user" text,
	"code_hash" text,
	"expires" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_logins_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"_id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"letter" text NOT NULL,
	"locale" text NOT NULL,
	"values" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "dob" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "member_number" text DEFAULT lpad(nextval('member_numbers')::text, 8, '0') NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "vip_expires" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "token_generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "create_time" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "staff_actions_time" ON "staff_actions" USING btree ("time");--> statement-breakpoint
CREATE INDEX "staff_actions_record" ON "staff_actions" USING btree ("path","record");--> statement-breakpoint
CREATE INDEX "account_codes_expires" ON "account_codes" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "member_codes_expires" ON "member_codes" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "social_logins_expires" ON "social_logins" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "user_identities_user" ON "user_identities" USING btree ("user");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_time");--> statement-breakpoint
CREATE UNIQUE INDEX "users_member_number" ON "users" USING btree ("member_number");--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree (regexp_replace("phone", '[^0-9+]', '', 'g'));