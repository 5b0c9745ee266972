CREATE TABLE "user_pictures" (
	"_id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "user_pictures_user" ON "user_pictures" USING btree ("user");