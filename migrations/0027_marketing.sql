CREATE TABLE "marketing_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketing_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"visitor_id" uuid NOT NULL,
	"user_id" integer,
	"version" smallint NOT NULL,
	"is_granted" boolean NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketing_profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "marketing_profiles_once" UNIQUE("user_id","email")
);
--> statement-breakpoint
ALTER TABLE "marketing_events" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "marketing_consents" ADD CONSTRAINT "marketing_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_profiles" ADD CONSTRAINT "marketing_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "marketing_consents_user_id_chosen_at_index" ON "marketing_consents" USING btree ("user_id","chosen_at");--> statement-breakpoint
CREATE INDEX "marketing_consents_visitor_id_index" ON "marketing_consents" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "marketing_events_waiting" ON "marketing_events" USING btree ("id") WHERE "marketing_events"."queued_at" is null;