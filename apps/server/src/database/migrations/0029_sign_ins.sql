CREATE TABLE "known_devices" (
	"user" text NOT NULL,
	"key_hash" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_user_key_hash_pk" PRIMARY KEY("user","key_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user" text NOT NULL,
	"secret" text NOT NULL,
	"confirmed" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_codes" text[] DEFAULT '{}' NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "second_factors_user_pk" PRIMARY KEY("user")
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"_id" text NOT NULL,
	"user" text NOT NULL,
	"device" text,
	"address" text,
	"create_time" timestamp (3) with time zone NOT NULL,
	"last_used" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_ins_user__id_pk" PRIMARY KEY("user","_id")
);
--> statement-breakpoint
CREATE INDEX "known_devices_until" ON "known_devices" USING btree ("until");--> statement-breakpoint
CREATE INDEX "sign_ins_expires" ON "sign_ins" USING btree ("expires");