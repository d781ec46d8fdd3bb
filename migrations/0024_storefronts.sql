CREATE TABLE "former_store_names" (
	"name" text PRIMARY KEY NOT NULL,
	"name_skeleton" text NOT NULL,
	"practitioner_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_images" (
	"id" uuid NOT NULL,
	"width" smallint NOT NULL,
	"practitioner_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_images_id_width_pk" PRIMARY KEY("id","width")
);
--> statement-breakpoint
CREATE TABLE "store_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"practitioner_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storefronts" (
	"practitioner_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_skeleton" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"published" jsonb,
	"published_revision" integer,
	"published_at" timestamp with time zone,
	"next_item_id" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "storefronts_name_unique" UNIQUE("name"),
	CONSTRAINT "storefronts_nameSkeleton_unique" UNIQUE("name_skeleton")
);
--> statement-breakpoint
ALTER TABLE "former_store_names" ADD CONSTRAINT "former_store_names_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_images" ADD CONSTRAINT "store_images_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_versions" ADD CONSTRAINT "store_versions_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storefronts" ADD CONSTRAINT "storefronts_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_store_names_skeleton" ON "former_store_names" USING btree ("name_skeleton");--> statement-breakpoint
CREATE INDEX "former_store_names_owner" ON "former_store_names" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "store_images_owner" ON "store_images" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "store_versions_owner" ON "store_versions" USING btree ("practitioner_id","id");--> statement-breakpoint
CREATE INDEX "storefronts_published" ON "storefronts" USING btree ("practitioner_id") WHERE "storefronts"."published" is not null;