CREATE TABLE "basket_lines" (
	"basket_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "basket_lines_basket_id_variant_id_pk" PRIMARY KEY("basket_id","variant_id"),
	CONSTRAINT "basket_lines_quantity" CHECK ("basket_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "baskets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"sealed_message" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"ordered_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"token_hash" text,
	"sealed_token" text,
	CONSTRAINT "baskets_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "baskets_sent" CHECK (num_nulls("baskets"."sent_at", "baskets"."expires_at", "baskets"."token_hash", "baskets"."sealed_token") in (0, 4)),
	CONSTRAINT "baskets_draft" CHECK ("baskets"."sent_at" is not null or num_nonnulls("baskets"."opened_at", "baskets"."withdrawn_at", "baskets"."ordered_at") = 0)
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "basket_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "basket_id" integer;--> statement-breakpoint
ALTER TABLE "basket_lines" ADD CONSTRAINT "basket_lines_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_lines" ADD CONSTRAINT "basket_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "basket_lines_variant" ON "basket_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "baskets_client" ON "baskets" USING btree ("client_id","id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_basket" ON "order_lines" USING btree ("basket_id") WHERE "order_lines"."basket_id" IS NOT NULL;