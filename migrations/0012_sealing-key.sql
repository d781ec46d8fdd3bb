CREATE TABLE "sealing_key" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"fingerprint" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sealing_key_one" CHECK ("sealing_key"."id" = 1)
);
