CREATE TABLE "storyblok_copies" (
	"kind" text PRIMARY KEY NOT NULL,
	"entries" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
