CREATE TABLE "device_requests" (
	"request_hash" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"kind" text NOT NULL,
	"agent" text,
	"screen" text,
	"address" text,
	"expires" timestamp (3) with time zone NOT NULL,
	"shop" text,
	"name" text,
	CONSTRAINT "device_requests_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "modes" jsonb;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "idle" jsonb;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "paused" boolean;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "health" jsonb;--> statement-breakpoint
CREATE INDEX "device_requests_expires" ON "device_requests" USING btree ("expires");