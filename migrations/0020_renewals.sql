CREATE TABLE "renewal_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "renewal_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"kind" text NOT NULL,
	"by_user_id" integer,
	"at" timestamp with time zone NOT NULL,
	"sealed_words" text,
	CONSTRAINT "renewal_contacts_words" CHECK ("renewal_contacts"."kind" = 'email' or "renewal_contacts"."sealed_words" is null)
);
--> statement-breakpoint
CREATE TABLE "renewal_snoozes" (
	"share_id" integer PRIMARY KEY NOT NULL,
	"until" date NOT NULL,
	"snoozed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "renewal_contacts" ADD CONSTRAINT "renewal_contacts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_contacts" ADD CONSTRAINT "renewal_contacts_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_snoozes" ADD CONSTRAINT "renewal_snoozes_share_id_protocol_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."protocol_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "renewal_contacts_client" ON "renewal_contacts" USING btree ("client_id","at");