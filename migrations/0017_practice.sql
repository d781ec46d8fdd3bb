CREATE TABLE "client_discounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"rate_before" smallint NOT NULL,
	"rate_after" smallint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_notes" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"sealed_text" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supply_counts" (
	"user_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"counted_on" date NOT NULL,
	"amount" numeric NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "supply_counts_user_id_variant_id_pk" PRIMARY KEY("user_id","variant_id"),
	CONSTRAINT "supply_counts_amount" CHECK ("supply_counts"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "taken_doses" (
	"user_id" integer NOT NULL,
	"taken_on" date NOT NULL,
	"protocol_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"time" text NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "taken_doses_user_id_taken_on_protocol_id_variant_id_time_pk" PRIMARY KEY("user_id","taken_on","protocol_id","variant_id","time")
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "linked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client_discounts" ADD CONSTRAINT "client_discounts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_counts" ADD CONSTRAINT "supply_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_counts" ADD CONSTRAINT "supply_counts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_doses" ADD CONSTRAINT "taken_doses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_doses" ADD CONSTRAINT "taken_doses_protocol_id_protocols_id_fk" FOREIGN KEY ("protocol_id") REFERENCES "public"."protocols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_doses" ADD CONSTRAINT "taken_doses_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_discounts_client" ON "client_discounts" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "supply_counts_variant" ON "supply_counts" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "taken_doses_protocol" ON "taken_doses" USING btree ("protocol_id");--> statement-breakpoint
CREATE INDEX "taken_doses_variant" ON "taken_doses" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "order_lines_client" ON "order_lines" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "refund_lines_order_line" ON "refund_lines" USING btree ("order_line_id");--> statement-breakpoint
UPDATE "clients" SET "linked_at" = greatest("clients"."created_at", "users"."activated_at") FROM "users" WHERE "users"."id" = "clients"."user_id";
