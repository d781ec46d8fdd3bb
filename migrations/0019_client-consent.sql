CREATE TABLE "client_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"step" text NOT NULL,
	"text_version" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_reads" (
	"client_id" integer NOT NULL,
	"reader_id" integer NOT NULL,
	"kind" text NOT NULL,
	"read_on" date NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_reads_client_id_reader_id_kind_read_on_pk" PRIMARY KEY("client_id","reader_id","kind","read_on")
);
--> statement-breakpoint
CREATE TABLE "withdrawn_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawn_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"practitioner_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"doses" boolean NOT NULL,
	"supply" boolean NOT NULL,
	"time_zone" text NOT NULL,
	"doses_sent_on" date,
	"supply_sent_on" date,
	"supply_checked_on" date,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stopped_emails" (
	"address_hash" text NOT NULL,
	"kind" text NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stopped_emails_address_hash_kind_pk" PRIMARY KEY("address_hash","kind")
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client_consents" ADD CONSTRAINT "client_consents_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_reads" ADD CONSTRAINT "client_reads_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_reads" ADD CONSTRAINT "client_reads_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_consents" ADD CONSTRAINT "withdrawn_consents_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_consents" ADD CONSTRAINT "withdrawn_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_consents_client" ON "client_consents" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "client_reads_reader" ON "client_reads" USING btree ("reader_id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawn_consents_once" ON "withdrawn_consents" USING btree ("practitioner_id","user_id");--> statement-breakpoint
CREATE INDEX "withdrawn_consents_user" ON "withdrawn_consents" USING btree ("user_id");