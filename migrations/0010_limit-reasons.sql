ALTER TABLE "protocol_versions" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "protocol_versions" ADD COLUMN "reasoned" jsonb;