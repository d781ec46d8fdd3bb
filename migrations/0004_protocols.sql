CREATE TABLE "clients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"practitioner_id" integer NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"language" text NOT NULL,
	"discount_rate" smallint NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clients_discount" CHECK ("clients"."discount_rate" in (0, 5, 10, 15, 20))
);
--> statement-breakpoint
CREATE TABLE "usage_counts" (
	"day" date NOT NULL,
	"user_type_id" smallint NOT NULL,
	"event" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "usage_counts_day_user_type_id_event_pk" PRIMARY KEY("day","user_type_id","event")
);
--> statement-breakpoint
CREATE TABLE "protocol_lines" (
	"protocol_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"position" integer NOT NULL,
	"quantity" smallint NOT NULL,
	"notes" text,
	"dose" jsonb,
	CONSTRAINT "protocol_lines_protocol_id_variant_id_pk" PRIMARY KEY("protocol_id","variant_id"),
	CONSTRAINT "protocol_lines_at_least_one" CHECK ("protocol_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "protocol_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "protocol_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"protocol_id" integer NOT NULL,
	"share_id" integer,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"reason" text,
	"visits" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "protocol_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "protocol_shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "protocol_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"protocol_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"notes" text,
	"reason" text,
	"shared_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "protocol_template_lines" (
	"template_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"quantity" smallint DEFAULT 1 NOT NULL,
	"dose" jsonb,
	CONSTRAINT "protocol_template_lines_template_id_variant_id_pk" PRIMARY KEY("template_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "protocol_template_texts" (
	"template_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "protocol_template_texts_template_id_language_pk" PRIMARY KEY("template_id","language")
);
--> statement-breakpoint
CREATE TABLE "protocol_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "protocol_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"storyblok_id" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "protocol_templates_storyblokId_unique" UNIQUE("storyblok_id")
);
--> statement-breakpoint
CREATE TABLE "protocol_versions" (
	"protocol_id" integer NOT NULL,
	"number" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "protocol_versions_protocol_id_number_pk" PRIMARY KEY("protocol_id","number")
);
--> statement-breakpoint
CREATE TABLE "protocols" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "protocols_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"practitioner_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"storyblok_id" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "builder_mode" text DEFAULT 'redesign' NOT NULL;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "shares_made" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "clients_invited" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_lines" ADD CONSTRAINT "protocol_lines_protocol_id_protocols_id_fk" FOREIGN KEY ("protocol_id") REFERENCES "public"."protocols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_lines" ADD CONSTRAINT "protocol_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_links" ADD CONSTRAINT "protocol_links_protocol_id_protocols_id_fk" FOREIGN KEY ("protocol_id") REFERENCES "public"."protocols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_links" ADD CONSTRAINT "protocol_links_share_id_protocol_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."protocol_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_shares" ADD CONSTRAINT "protocol_shares_protocol_id_protocols_id_fk" FOREIGN KEY ("protocol_id") REFERENCES "public"."protocols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_shares" ADD CONSTRAINT "protocol_shares_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_template_lines" ADD CONSTRAINT "protocol_template_lines_template_id_protocol_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."protocol_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_template_lines" ADD CONSTRAINT "protocol_template_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_template_texts" ADD CONSTRAINT "protocol_template_texts_template_id_protocol_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."protocol_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_versions" ADD CONSTRAINT "protocol_versions_protocol_id_protocols_id_fk" FOREIGN KEY ("protocol_id") REFERENCES "public"."protocols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocols" ADD CONSTRAINT "protocols_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clients_address" ON "clients" USING btree ("practitioner_id",lower("email"));--> statement-breakpoint
CREATE INDEX "clients_by_address" ON "clients" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "clients_user" ON "clients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "protocol_lines_variant" ON "protocol_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "protocol_links_open" ON "protocol_links" USING btree ("protocol_id") WHERE share_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "protocol_links_share" ON "protocol_links" USING btree ("share_id");--> statement-breakpoint
CREATE UNIQUE INDEX "protocol_shares_once" ON "protocol_shares" USING btree ("protocol_id","client_id");--> statement-breakpoint
CREATE INDEX "protocol_shares_client" ON "protocol_shares" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "protocols_practitioner" ON "protocols" USING btree ("practitioner_id","id");