CREATE TABLE "claim_checks" (
	"kind" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"all_started_at" timestamp with time zone NOT NULL,
	"rules" text NOT NULL,
	"finished_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_findings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"practitioner_id" integer,
	"field" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"practitioner_id" integer,
	"field" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"reason" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"withdrawn_by" integer,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "claim_findings" ADD CONSTRAINT "claim_findings_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_reviews" ADD CONSTRAINT "claim_reviews_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_reviews" ADD CONSTRAINT "claim_reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_reviews" ADD CONSTRAINT "claim_reviews_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_findings_text" ON "claim_findings" USING btree ("kind","subject_id","language","field");--> statement-breakpoint
CREATE INDEX "claim_findings_practitioner" ON "claim_findings" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "claim_reviews_subject" ON "claim_reviews" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "claim_reviews_queue" ON "claim_reviews" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "claim_reviews_practitioner" ON "claim_reviews" USING btree ("practitioner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_reviews_waiting" ON "claim_reviews" USING btree ("kind","subject_id","language","field") WHERE state = 'waiting';