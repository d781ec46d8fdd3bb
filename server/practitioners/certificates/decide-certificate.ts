import { and, eq } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import { certify } from '#server/accounts/roles/certify.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { reachMilestone } from '../milestones/reach-milestone.ts'
import { certificates } from '../tables.ts'
import { type CertificateRow, findCertificate } from './find-certificates.ts'

const { practitioner, certifiedPractitioner } = userTypes

/** Certifies the practitioner, who is notified by email. Call `forget` after the transaction. */
export async function approveCertificate(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'events' | 'jobs' | 'now'>,
  id: number,
): Promise<CertificateRow> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const certificate = await decide(txCtx, id, { state: 'approved', sealedReason: null })
    const { practitionerId: userId } = certificate
    const isCertified = await certify(txCtx, userId)
    await reachMilestone(txCtx, userId, 'CertificateValidated')
    await recordAudit(txCtx, {
      action: 'certificate-approved',
      subjectId: userId,
      details: {
        certificate_id: id,
        state_before: 'waiting',
        state_after: 'approved',
        ...(isCertified && {
          user_type_id_before: practitioner,
          user_type_id_after: certifiedPractitioner,
        }),
      },
    })
    await queueEmail(txCtx, { template: 'certificate-approved', user_id: userId, certificate_id: id })
    return certificate
  })
}

/** The practitioner receives the reason by email, and may submit another certificate. */
export async function refuseCertificate(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now' | 'sealing'>,
  id: number,
  reason: string,
): Promise<CertificateRow> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const certificate = await decide(txCtx, id, { state: 'refused', sealedReason: ctx.sealing.seal(reason) })
    const { practitionerId: userId } = certificate
    await recordAudit(txCtx, {
      action: 'certificate-refused',
      subjectId: userId,
      details: { certificate_id: id, state_before: 'waiting', state_after: 'refused' },
    })
    await queueEmail(txCtx, { template: 'certificate-refused', user_id: userId, certificate_id: id })
    return certificate
  })
}

type Decision = Pick<CertificateRow, 'state' | 'sealedReason'>

/** If two admins decide at once, the condition lets only one succeed. */
async function decide(
  { db, actor, now }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  id: number,
  decision: Decision,
) {
  const waiting = (await findCertificate(db, id)) ?? refuse('not-found')
  if (waiting.practitionerId === actor.id) return refuse('own-account')
  await lockUser(db, waiting.practitionerId)
  const [decided] = await db
    .update(certificates)
    .set({ ...decision, decidedAt: now, decidedBy: actor.id })
    .where(and(eq(certificates.id, id), eq(certificates.state, 'waiting')))
    .returning()
  return decided ?? refuse('already-decided')
}
