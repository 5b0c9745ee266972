CREATE TABLE "setups" (
	"_id" integer DEFAULT 1 NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "setups__id_pk" PRIMARY KEY("_id"),
	CONSTRAINT "setups_only_one" CHECK ("setups"."_id" = 1)
);
