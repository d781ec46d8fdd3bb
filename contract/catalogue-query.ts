import { z } from 'zod'
import { idsOf } from '#domain/catalogue/filters.ts'
import {
  amountPattern,
  idPattern,
  type LimitName,
  type Limits,
  leastPricePattern,
  pricePattern,
} from '#domain/catalogue/limits.ts'
import { cataloguePageSize } from '#domain/catalogue/listing.ts'
import { amountUnits } from '#domain/catalogue/vocabulary.ts'
import type { FieldProblem } from '#domain/field-problems.ts'
import { toMinor } from '#domain/money.ts'
import { LimitText, PageText } from './paging.ts'

/** A comma-separated list of ids; as the specification says, anything that is not a positive integer is ignored. */
const Ids = z.string().optional().transform(idsOf)

/** A limit in a query string, as a number. */
function limit(pattern: RegExp) {
  return z
    .string()
    .regex(pattern)
    .optional()
    .transform((text) => (text === undefined ? undefined : Number(text)))
    .meta({ type: 'string', pattern: pattern.source })
}

/** In the major units of the shop's currency. Prices that the caller does not see are outside every limit. */
function priceLimit(pattern: RegExp) {
  const meta = { type: 'string', pattern: pattern.source }
  return limit(pattern)
    .transform((price) => (price === undefined ? undefined : toMinor(price)))
    .meta(meta)
}

export const filterQuery = {
  categories: Ids,
  health_goals: Ids,
  brands: Ids,
  delivery_form: Ids,
  suitable_for: Ids,
  free_from: Ids,
  availability: Ids,
  zero_waste: Ids,
  price_min: priceLimit(leastPricePattern),
  price_max: priceLimit(pricePattern),
  /** The highest cost per day at the label's daily portion. */
  per_day_max: priceLimit(pricePattern),
  /** The id of an ingredient that must be on the label. */
  ingredient: limit(idPattern),
  /** The least amount of the ingredient in the label's daily portion. */
  amount_min: limit(amountPattern),
  amount_unit: z.enum(amountUnits).optional(),
}

/** The lowest price must not be above the highest, and an amount needs its ingredient and unit. */
export function checkLimits(limits: Limits, { addIssue }: z.RefinementCtx): void {
  const { price_min, price_max, ingredient, amount_min, amount_unit } = limits
  const refuse = (path: LimitName, problem: FieldProblem, input?: unknown) =>
    addIssue({ code: 'custom', path: [path], params: { problem }, input })
  if (price_min !== undefined && price_max !== undefined && price_min > price_max)
    refuse('price_min', 'price-order', price_min)
  if (amount_min === undefined) return
  if (ingredient === undefined) refuse('ingredient', 'required')
  if (amount_unit === undefined) refuse('amount_unit', 'required')
}

export const FilterQuery = z.object(filterQuery).superRefine(checkLimits)
export type FilterQuery = z.infer<typeof FilterQuery>

/** Of ingredients named like `text`, among the products that the other filters leave. */
export const ingredientQuery = { ...filterQuery, text: z.string().max(100).default('') }
export const IngredientQuery = z.object(ingredientQuery).superRefine(checkLimits)

const listQuery = {
  ...filterQuery,
  /** Plain text, since unknown values are ignored and logged as an error. */
  order_by: z.string().optional(),
  order: z.string().optional(),
  page: PageText.default(1),
  limit: LimitText.default(cataloguePageSize),
}
export const ListQuery = z.object(listQuery).superRefine(checkLimits)
export type ListQuery = z.infer<typeof ListQuery>
