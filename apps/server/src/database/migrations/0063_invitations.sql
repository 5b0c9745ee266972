CREATE TABLE "invitations" (
	"_id" text NOT NULL,
	"shop" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"inviter" text NOT NULL,
	"code_hash" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations__id_pk" PRIMARY KEY("_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_of_address" ON "invitations" USING btree ("shop","email");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_code" ON "invitations" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invitations_expires" ON "invitations" USING btree ("expires");