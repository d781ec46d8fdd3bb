import { z } from 'zod'
import { Country } from './accounts.ts'
import { Id } from './fields.ts'

export { restrictionPaths } from './restriction-paths.ts'

export const RestrictionsQuery = z.object({ country_code: Country })

/** Why a product is not sold in a country. */
const why = {
  /** A sentence in the reader's language, without a full stop. */
  reason: z.string(),
  source: z.string().nullable(),
  /** As precisely as it is known: `2023`, `2023-04` or `2023-04-01`. */
  since: z.string().nullable(),
}
export const Restriction = z.strictObject({ product_id: Id, ...why })
export type Restriction = z.infer<typeof Restriction>

/** Only the products that are not sold there. */
export const RestrictionList = z.strictObject({ data: z.array(Restriction) })
export type RestrictionList = z.infer<typeof RestrictionList>

/** A similar product that is sold in the country and in stock. */
export const Alternative = z.strictObject({
  product_id: Id,
  product_variant_id: Id,
  slug: z.string(),
  name: z.string(),
})
export type Alternative = z.infer<typeof Alternative>

/** A product that somebody wants and that is not sold in their country. */
export const NotSoldHere = z.strictObject({
  product_id: Id,
  product_variant_id: Id,
  name: z.string(),
  ...why,
  alternatives: z.array(Alternative),
})
export type NotSoldHere = z.infer<typeof NotSoldHere>
