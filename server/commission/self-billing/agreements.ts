import { and, desc, eq, isNull } from 'drizzle-orm'
import type { SelfBilling } from '#contract/commission-statements.ts'
import { placeLines } from '#domain/accounts/address-lines.ts'
import { monthAfter, monthAt, monthStart } from '#domain/commission/months.ts'
import { agreementVersion } from '#domain/commission/self-billing.ts'
import type { Language } from '#domain/languages.ts'
import { regionSettings } from '#domain/regions.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { EventHandler } from '#server/platform/events.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { findSupplier, type Supplier } from './supplier.ts'
import { selfBillingAgreements } from './tables.ts'

type Reading = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'region'> & { language: Language }

/** Whether a practitioner has agreed to self-billing, and what their invoices would say about them. */
export async function getSelfBilling(ctx: Reading): Promise<SelfBilling> {
  const { db, actor, region, language } = ctx
  const supplier = (await findSupplier(db, actor.id)) ?? refuse('not-found')
  const agreement = await findAgreement(db, actor.id)
  const { timeZone } = regionSettings[region]
  return {
    text_version: agreementVersion,
    agreement: agreement && {
      agreed_at: agreement.agreedAt.toISOString(),
      first_month: monthAfter(monthAt(timeZone, agreement.agreedAt)),
    },
    missing: supplier.missing,
    supplier: presentParty(supplier, language),
  }
}

function presentParty({ party }: Supplier, language: Language): SelfBilling['supplier'] {
  const { name, street, postalCode, city, region, country, vatNumber } = party
  const address = { street, postal_code: postalCode, city, address_region: region, company: '' }
  return { name, address: placeLines({ ...address, country }, language), vat_number: vatNumber }
}

/** Agreeing again changes nothing. */
export async function agreeToSelfBilling(
  ctx: Reading & Pick<Ctx, 'now'>,
  textVersion: number,
): Promise<SelfBilling> {
  return transact(ctx.db, async (tx) => {
    await lockUser(tx, ctx.actor.id)
    const supplier = (await findSupplier(tx, ctx.actor.id)) ?? refuse('not-found')
    if (supplier.missing.includes('vat_number')) refuse('vat-number-missing')
    if (supplier.missing.includes('address')) refuse('address-missing')
    if (!(await findAgreement(tx, ctx.actor.id)))
      await tx.insert(selfBillingAgreements).values({
        practitionerId: ctx.actor.id,
        textVersion,
        language: ctx.language,
        agreedAt: ctx.now,
      })
    return getSelfBilling({ ...ctx, db: tx })
  })
}

/** Withdrawing without an agreement changes nothing. */
export async function withdrawSelfBilling(ctx: Reading & Pick<Ctx, 'now'>): Promise<SelfBilling> {
  return transact(ctx.db, async (tx) => {
    await lockUser(tx, ctx.actor.id)
    await tx.update(selfBillingAgreements).set({ withdrawnAt: ctx.now }).where(inForce(ctx.actor.id))
    return getSelfBilling({ ...ctx, db: tx })
  })
}

/**
 * The agreement of an account that is being erased ends with the month. Months up to then are invoiced once they are
 * closed, so it stores who agreed, unless their profile lacks what an invoice needs.
 */
export const endSelfBilling: EventHandler<{ userId: number }> = async ({ db, now, region }, { userId }) => {
  const supplier = await findSupplier(db, userId)
  const { timeZone } = regionSettings[region]
  const withdrawnAt = monthStart(timeZone, monthAfter(monthAt(timeZone, now)))
  const party = supplier?.missing.length === 0 ? supplier.party : null
  await db.update(selfBillingAgreements).set({ withdrawnAt, party }).where(inForce(userId))
}

async function findAgreement(db: Database, practitionerId: number) {
  const [found] = await db
    .select()
    .from(selfBillingAgreements)
    .where(inForce(practitionerId))
    .orderBy(desc(selfBillingAgreements.id))
  return found ?? null
}

const inForce = (practitionerId: number) =>
  and(eq(selfBillingAgreements.practitionerId, practitionerId), isNull(selfBillingAgreements.withdrawnAt))
