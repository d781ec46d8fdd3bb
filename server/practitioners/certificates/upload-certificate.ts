import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { certificateMaximumPixels } from '#domain/practitioners/certificates.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { documentName } from '#server/platform/documents/file-name.ts'
import { rewriteDocument } from '#server/platform/documents.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import type { Upload } from '#server/platform/uploads.ts'
import { reachMilestone } from '../milestones/reach-milestone.ts'
import { certificates, practitioners } from '../tables.ts'
import type { CertificateRow } from './find-certificates.ts'

type StoredFile = Pick<CertificateRow, 'fileKey' | 'fileName' | 'mediaType' | 'bytes'>

/** Only one waits at a time: a second replaces the first, whose file is deleted. */
export async function uploadCertificate(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'files' | 'now'>,
  upload: Upload,
): Promise<CertificateRow> {
  const { mediaType, bytes } = await rewriteDocument(upload.bytes, {
    maximumPixels: certificateMaximumPixels,
  })
  const fileKey = `certificates/${randomUUID()}`
  const kept = { fileKey, fileName: documentName(upload.name, mediaType), mediaType, bytes: bytes.length }
  await ctx.files.put(fileKey, bytes)
  const { certificate, replacedKeys } = await saveCertificate(ctx, kept).catch(async (error) => {
    await ctx.files.remove(fileKey)
    throw error
  })
  for (const key of replacedKeys) await ctx.files.remove(key)
  return certificate
}

function saveCertificate({ db, actor, now }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>, kept: StoredFile) {
  return transact(db, async (tx) => {
    // Two uploads of one person wait for each other here.
    await lockUser(tx, actor.id)
    const [practitioner] = await tx.select().from(practitioners).where(eq(practitioners.userId, actor.id))
    if (!practitioner) return refuse('forbidden')
    const isOwnWaiting = and(eq(certificates.practitionerId, actor.id), eq(certificates.state, 'waiting'))
    const replaced = await tx
      .update(certificates)
      .set({ state: 'replaced' })
      .where(isOwnWaiting)
      .returning({ fileKey: certificates.fileKey })
    const [certificate] = await tx
      .insert(certificates)
      .values({ ...kept, practitionerId: actor.id, state: 'waiting', uploadedAt: now })
      .returning()
    await reachMilestone({ db: tx, now }, actor.id, 'CertificateUploaded')
    return { certificate: certificate!, replacedKeys: replaced.map(({ fileKey }) => fileKey) }
  })
}
