CREATE TABLE "guest_orders" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text,
	"sealed_token" text,
	"expires_at" timestamp with time zone NOT NULL,
	"address_hash" text NOT NULL,
	"caller_mark" text,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_orders_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "guest_orders" ADD CONSTRAINT "guest_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_orders_address" ON "guest_orders" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "guest_orders_caller" ON "guest_orders" USING btree ("caller_mark");--> statement-breakpoint
CREATE INDEX "guest_orders_expiry" ON "guest_orders" USING btree ("expires_at");