CREATE TABLE "api_key_secrets" (
	"hash" text NOT NULL,
	"key" text NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "api_key_secrets_hash_pk" PRIMARY KEY("hash")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"_id" text NOT NULL,
	"shop" text,
	"name" text NOT NULL,
	"rights" jsonb NOT NULL,
	"begins" text NOT NULL,
	"maker" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone,
	"last_used" timestamp (3) with time zone,
	"overlap_until" timestamp (3) with time zone,
	"end_time" timestamp (3) with time zone,
	CONSTRAINT "api_keys__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE INDEX "api_key_secrets_key" ON "api_key_secrets" USING btree ("key");--> statement-breakpoint
CREATE INDEX "api_keys_recent" ON "api_keys" USING btree ("create_time","_id");--> statement-breakpoint
CREATE INDEX "api_keys_maker" ON "api_keys" USING btree ("maker");