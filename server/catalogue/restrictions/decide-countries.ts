import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { CountryDecision } from '#contract/product-countries.ts'
import { countryState } from '#domain/catalogue/restrictions/country-states.ts'
import { countriesDeliveredTo } from '#domain/delivery/zones.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { loadProducts } from '../imports/load-products.ts'
import { nameOf } from '../management/change-product.ts'
import { products } from '../tables.ts'
import { findingsOf } from './find-countries.ts'
import { productCountries } from './tables.ts'

type Deciding = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'region'>
type Decision = z.output<typeof CountryDecision>

/** An admin decides where a product may be sold; the decision covers the rules that concern the product now. */
export function decideCountries(ctx: Deciding, productId: number, decision: Decision): Promise<void> {
  const countries = [...new Set(decision.countries)]
  const delivered = countriesDeliveredTo(ctx.region)
  if (countries.some((country) => !delivered.includes(country)))
    return refuse('invalid-input', { countries: ['invalid'] })
  return transact(ctx.db, async (db) => {
    // Against a change of the label meanwhile.
    const [head] = await db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.id, productId))
      .for('update')
    if (!head) return refuse('not-found')
    const txCtx = { ...ctx, db }
    if (decision.state === 'undecided') await takeBack(txCtx, productId, countries)
    else await save(txCtx, productId, { ...decision, countries })
    const record = (await loadProducts(db, [productId])).get(productId)!
    await recordAudit(txCtx, {
      action: 'product-countries-decided',
      subjectId: null,
      details: {
        product: nameOf(record),
        product_id: productId,
        countries: countries.join(', '),
        state: decision.state,
      },
    })
  })
}

async function save(
  { db, actor, now }: Deciding,
  productId: number,
  decision: Exclude<Decision, { state: 'undecided' }>,
): Promise<void> {
  const findings = await findingsOf(db, productId)
  const { state, note, source, since } = decision
  for (const country of decision.countries) {
    const { findings: here } = countryState({ findings, decisions: [] }, country)
    const decided = {
      state,
      number: state === 'notified' ? decision.number : null,
      reason: state === 'blocked' ? decision.reason : null,
      note,
      source,
      since,
      rules: here.map(({ rule }) => rule.key),
      decidedBy: actor.id,
      decidedAt: now,
    }
    await db
      .insert(productCountries)
      .values({ productId, country, ...decided })
      .onConflictDoUpdate({ target: [productCountries.productId, productCountries.country], set: decided })
  }
}

async function takeBack({ db }: Pick<Deciding, 'db'>, productId: number, countries: string[]) {
  const condition = and(
    eq(productCountries.productId, productId),
    inArray(productCountries.country, countries),
  )
  await db.delete(productCountries).where(condition)
}
