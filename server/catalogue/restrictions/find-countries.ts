import { asc, eq, sql } from 'drizzle-orm'
import type { FoundRule, ProductCountries, ProductCountry } from '#contract/product-countries.ts'
import { countryState } from '#domain/catalogue/restrictions/country-states.ts'
import { type Finding, findRestrictions } from '#domain/catalogue/restrictions/find-restrictions.ts'
import { countriesDeliveredTo } from '#domain/delivery/zones.ts'
import { nationalRestrictions } from '#domain/reference/national-restrictions.ts'
import { users } from '#server/accounts/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { ingredients, labelLines, products } from '../tables.ts'
import { productCountries } from './tables.ts'

/** Where a product may be sold, published or not: in each country the shop delivers to. */
export async function findCountries(
  { db, region }: Pick<Deps, 'db' | 'region'>,
  productId: number,
): Promise<ProductCountries> {
  const [[product], findings, decisions] = await Promise.all([
    db.select({ id: products.id }).from(products).where(eq(products.id, productId)),
    findingsOf(db, productId),
    db
      .select({ decision: productCountries, firstName: users.firstName, lastName: users.lastName })
      .from(productCountries)
      .leftJoin(users, eq(users.id, productCountries.decidedBy))
      .where(eq(productCountries.productId, productId)),
  ])
  if (!product) return refuse('not-found')
  const known = { findings, decisions: decisions.map(({ decision }) => decision) }
  const data = countriesDeliveredTo(region).map((country): ProductCountry => {
    const { state, isOpen, findings: here } = countryState(known, country)
    const decided = decisions.find(({ decision }) => decision.country === country)
    return {
      country,
      state,
      is_open: isOpen,
      rules: here.map(presentRule),
      decision: decided ? presentDecision(decided) : null,
    }
  })
  return { data }
}

/** What the rules say of a product's label. */
export async function findingsOf(db: Database, productId: number): Promise<Finding[]> {
  const lines = await db
    .select({
      ingredientId: labelLines.ingredientId,
      key: sql<string | null>`coalesce(${ingredients.nutrient}, ${ingredients.slug})`,
      name: labelLines.name,
      form: labelLines.form,
      amount: labelLines.amount,
      unit: labelLines.unit,
    })
    .from(labelLines)
    .leftJoin(ingredients, eq(ingredients.id, labelLines.ingredientId))
    .where(eq(labelLines.productId, productId))
    .orderBy(asc(labelLines.position))
  return findRestrictions(lines, nationalRestrictions)
}

function presentRule({ rule, verdict, name, amount }: Finding): FoundRule {
  const { key, kind, maximum, verified, source, since, note } = rule
  return {
    key,
    kind,
    substance: name,
    amount: maximum && amount !== null ? { value: amount, unit: maximum.unit } : null,
    blocks: verdict === 'blocks',
    verified,
    rule: rule.rule,
    source,
    since,
    note,
  }
}

type DecidedRow = {
  decision: typeof productCountries.$inferSelect
  firstName: string | null
  lastName: string | null
}

function presentDecision({ decision, firstName, lastName }: DecidedRow): ProductCountry['decision'] {
  const { number, reason, note, source, since, decidedAt } = decision
  const by = [firstName, lastName].filter(Boolean).join(' ') || null
  return { number, reason, note, source, since, by, at: decidedAt.toISOString() }
}
