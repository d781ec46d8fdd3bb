ALTER TABLE "certificates" ADD COLUMN "sealed_reason" text;--> statement-breakpoint
ALTER TABLE "protocol_shares" ADD COLUMN "sealed_notes" text;--> statement-breakpoint
-- The reason stands with the certificate, where it is sealed.
UPDATE "audit_entries" SET "details" = "details" - 'reason' WHERE "action" = 'certificate-refused' AND "details" ? 'reason';
