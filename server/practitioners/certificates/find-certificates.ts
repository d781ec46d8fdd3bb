import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Certificate } from '#contract/practitioners.ts'
import type { CertificateState } from '#domain/practitioners/certificates.ts'
import type { Database } from '#server/platform/database.ts'
import { openText, type SealedTexts } from '#server/platform/sealing/sealed-texts.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { certificates } from '../tables.ts'

export type CertificateRow = typeof certificates.$inferSelect

/** A practitioner's certificates, newest first. */
export function listCertificates(db: Database, practitionerId: number): Promise<CertificateRow[]> {
  return db
    .select()
    .from(certificates)
    .where(eq(certificates.practitionerId, practitionerId))
    .orderBy(desc(certificates.uploadedAt), desc(certificates.id))
}

/** Of the newest one; null if there is none. */
export async function findCertificateState(
  db: Database,
  practitionerId: number,
): Promise<CertificateState | null> {
  const [newest] = await db
    .select({ state: certificates.state })
    .from(certificates)
    .where(eq(certificates.practitionerId, practitionerId))
    .orderBy(desc(certificates.id))
    .limit(1)
  return newest?.state ?? null
}

export function findCertificate(db: Database, id: number): Promise<CertificateRow | undefined> {
  return findOne(db, eq(certificates.id, id))
}

/** Another's is not found. */
export function findOwnCertificate(
  db: Database,
  { id, practitionerId }: { id: number; practitionerId: number },
): Promise<CertificateRow | undefined> {
  return findOne(db, and(eq(certificates.id, id), eq(certificates.practitionerId, practitionerId)))
}

async function findOne(db: Database, condition: SQL | undefined) {
  const [found] = await db.select().from(certificates).where(condition)
  return found
}

/** Why a certificate was refused. */
export const certificateReasons: SealedTexts = {
  table: certificates,
  plain: 'reason',
  sealed: 'sealedReason',
}

export function reasonOf(
  sealing: Sealing,
  { reason, sealedReason }: Pick<CertificateRow, 'reason' | 'sealedReason'>,
): string | null {
  return openText(sealing, { plain: reason, sealed: sealedReason })
}

export function presentCertificate(sealing: Sealing, row: CertificateRow): Certificate {
  return {
    id: row.id,
    file_name: row.fileName,
    media_type: row.mediaType,
    bytes: row.bytes,
    state: row.state,
    uploaded_at: row.uploadedAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    reason: reasonOf(sealing, row),
  }
}
