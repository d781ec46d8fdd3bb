CREATE TABLE "view_days" (
	"day" date PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "view_days" SELECT "day", sum("count") FROM "product_views" GROUP BY "day";
