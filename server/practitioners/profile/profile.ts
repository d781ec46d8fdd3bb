import { eq } from 'drizzle-orm'
import type { PractitionerProfile, PractitionerProfileChange } from '#contract/accounts.ts'
import type { CertificateState } from '#domain/practitioners/certificates.ts'
import { getUser } from '#server/accounts/find-users.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import { clientProfileOf, readContact, saveContact } from '#server/accounts/profile/contact.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { readVatNumber } from '#server/platform/vat-number.ts'
import { findCertificateState } from '../certificates/find-certificates.ts'
import { practitioners } from '../tables.ts'

export async function getPractitionerProfile({
  db,
  actor,
}: Pick<Ctx<SignedIn>, 'actor' | 'db'>): Promise<PractitionerProfile> {
  const [work] = await db.select().from(practitioners).where(eq(practitioners.userId, actor.id))
  if (!work) return refuse('not-found')
  return {
    ...clientProfileOf(await getUser(db, actor.id)),
    health_profession: work.healthProfession,
    expertise_level: work.expertiseLevel,
    organisation_type: work.organisationType,
    organisation_name: work.organisationName,
    vat_number: work.vatNumber,
    certificate_state: shown[(await findCertificateState(db, actor.id)) ?? 'replaced'],
  }
}

/** A replaced certificate is never the newest. */
const shown: Record<CertificateState, PractitionerProfile['certificate_state']> = {
  waiting: 'waiting',
  approved: 'approved',
  refused: 'refused',
  replaced: 'none',
}

export async function changePractitionerProfile(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  change: PractitionerProfileChange,
): Promise<PractitionerProfile> {
  const contact = readContact(change)
  const { vat_number: given } = change
  const vatNumber = given && (readVatNumber(given) ?? refuse('invalid-input', { vat_number: ['vat-number'] }))
  return transact(ctx.db, async (tx) => {
    await lockUser(tx, ctx.actor.id)
    const changed = await tx
      .update(practitioners)
      .set({
        healthProfession: change.health_profession,
        expertiseLevel: change.expertise_level,
        organisationType: change.organisation_type,
        organisationName: change.organisation_name,
        ...(vatNumber !== undefined && { vatNumber }),
      })
      .where(eq(practitioners.userId, ctx.actor.id))
      .returning({ userId: practitioners.userId })
    if (changed.length === 0) return refuse('not-found')
    await saveContact(tx, ctx.actor.id, contact)
    return getPractitionerProfile({ ...ctx, db: tx })
  })
}
