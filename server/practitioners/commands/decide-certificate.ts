import { and, eq } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import { holdUser } from '#server/accounts/commands/hold-user.ts'
import { users } from '#server/accounts/tables.ts'
import { recordAudit } from '#server/admin/commands/record-audit.ts'
import type { QueueCtx, SignedIn } from '#server/platform/context.ts'
import { queueLetter } from '#server/platform/mail/queue-letter.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { type CertificateRow, findCertificate } from '../queries/certificates.ts'
import { certificates } from '../tables.ts'
import { reachMilestone } from './reach-milestone.ts'

const { practitioner, certifiedPractitioner } = userTypes

/** Certifies its practitioner, who is told by mail. Tell `forget` once this stands. */
export async function approveCertificate(ctx: QueueCtx<SignedIn>, id: number): Promise<CertificateRow> {
  return transact(ctx.db, async (db) => {
    const inside = { ...ctx, db }
    const certificate = await decide(inside, id, { state: 'approved', reason: null })
    const { practitionerId: userId } = certificate
    const certified = await db
      .update(users)
      .set({ userTypeId: certifiedPractitioner })
      .where(and(eq(users.id, userId), eq(users.userTypeId, practitioner)))
      .returning({ id: users.id })
    await reachMilestone(inside, userId, 'CertificateValidated')
    await recordAudit(inside, {
      action: 'certificate-approved',
      subjectId: userId,
      details: {
        certificate_id: id,
        state_before: 'waiting',
        state_after: 'approved',
        ...(certified.length > 0 && {
          user_type_id_before: practitioner,
          user_type_id_after: certifiedPractitioner,
        }),
      },
    })
    await queueLetter(inside, { letter: 'certificate-approved', user_id: userId, certificate_id: id })
    return certificate
  })
}

/** The practitioner is told why by mail, and may send another. */
export async function refuseCertificate(
  ctx: QueueCtx<SignedIn>,
  id: number,
  reason: string,
): Promise<CertificateRow> {
  return transact(ctx.db, async (db) => {
    const inside = { ...ctx, db }
    const certificate = await decide(inside, id, { state: 'refused', reason })
    const { practitionerId: userId } = certificate
    await recordAudit(inside, {
      action: 'certificate-refused',
      subjectId: userId,
      details: { certificate_id: id, state_before: 'waiting', state_after: 'refused', reason },
    })
    await queueLetter(inside, { letter: 'certificate-refused', user_id: userId, certificate_id: id })
    return certificate
  })
}

type Decision = Pick<CertificateRow, 'state' | 'reason'>

/** Of two admins who decide at once, the condition lets one through. */
async function decide({ db, actor, now }: QueueCtx<SignedIn>, id: number, decision: Decision) {
  const waiting = (await findCertificate(db, id)) ?? refuse('not-found')
  if (waiting.practitionerId === actor.id) return refuse('own-account')
  await holdUser(db, waiting.practitionerId)
  const [decided] = await db
    .update(certificates)
    .set({ ...decision, decidedAt: now, decidedBy: actor.id })
    .where(and(eq(certificates.id, id), eq(certificates.state, 'waiting')))
    .returning()
  return decided ?? refuse('already-decided')
}
