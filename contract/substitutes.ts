import { z } from 'zod'
import { allergens, amountUnits } from '#domain/catalogue/vocabulary.ts'
import { languages } from '#domain/languages.ts'
import { currencies } from '#domain/money.ts'
import { Named, Thumbnails } from './catalogue.ts'
import { Id } from './fields.ts'
import { Dose, LimitReason, ProtocolVariant } from './protocols.ts'

const IdText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(Id)

/** In all of one's protocols, or in one of them. */
export const SubstitutesQuery = z.object({
  product_variant_id: IdText,
  protocol_id: IdText.optional(),
})

/** How a product is taken and what it costs per day, in major units; null if the label or the dose does not tell. */
const taken = {
  /** Null means as the label says. */
  dose: Dose.nullable(),
  /** Number of packs. */
  quantity: z.int(),
  cost_per_day: z.number().nullable(),
}

const product = {
  id: Id,
  name: z.string(),
  /** The language the name is actually in. */
  language: z.enum(languages),
}

/** A protocol in which the product is to be replaced. */
const LineToReplace = z.strictObject({
  protocol_id: Id,
  name: z.string(),
  /** The state that a replacement is decided on. */
  revision: z.int(),
  /** How many clients it is shared with. */
  clients: z.int(),
  ...taken,
})
export type LineToReplace = z.infer<typeof LineToReplace>

/** How much of an ingredient is taken in a day, before and after. */
export const DailyChange = z.strictObject({
  name: z.string(),
  unit: z.enum(amountUnits),
  before: z.number(),
  after: z.number(),
})
export type DailyChange = z.infer<typeof DailyChange>

const FittedLine = z.strictObject({ protocol_id: Id, ...taken, amounts: z.array(DailyChange) })
export type FittedLine = z.infer<typeof FittedLine>

const Substitute = z.strictObject({
  ...product,
  product_variant_id: Id,
  slug: z.string(),
  brand: Named,
  assets: z.array(z.strictObject({ thumbnails: Thumbnails })),
  content: ProtocolVariant.shape.content,
  /** Price of one pack, in major units. */
  price: z.number(),
  practitioner_only: z.boolean(),
  delivery_form: z.string().nullable(),
  is_same_form: z.boolean(),
  /** What it contains and the replaced product does not. */
  new_allergens: z.array(z.enum(allergens)),
  extra_ingredients: z.array(z.string()),
  /** Names of what the replaced product is free from or suitable for, and it is not marked as. */
  lost_free_from: z.array(z.string()),
  lost_suitable_for: z.array(z.string()),
  /** The protocols it is suitable for. */
  lines: z.array(FittedLine).min(1),
})
export type Substitute = z.infer<typeof Substitute>

/** Best first. */
export const Substitutes = z.strictObject({
  product: z.strictObject(product),
  product_variant_id: Id,
  currency: z.enum(currencies),
  protocols: z.array(LineToReplace),
  data: z.array(Substitute),
  /** What to search for if nothing suits; null if the label lists nothing. */
  ingredient: z.string().nullable(),
})
export type Substitutes = z.infer<typeof Substitutes>

/** Most protocols changed in one step. */
export const replacedAtOnceMaximum = 100

/**
 * In all of these protocols or in none. Each must still be as it was when the substitutes were listed, and the dose and
 * the packs calculated anew must be those listed.
 */
export const Replacement = z
  .strictObject({
    product_variant_id: Id,
    substitute_variant_id: Id,
    protocols: z
      .array(
        z.strictObject({
          protocol_id: Id,
          revision: z.int().positive(),
          dose: Dose.nullable(),
          quantity: z.int().positive(),
        }),
      )
      .min(1)
      .max(replacedAtOnceMaximum)
      .refine((all) => new Set(all.map(({ protocol_id }) => protocol_id)).size === all.length),
    reason: LimitReason.optional(),
  })
  .refine((given) => given.substitute_variant_id !== given.product_variant_id, {
    path: ['substitute_variant_id'],
  })
export type Replacement = z.infer<typeof Replacement>

const ChangedProtocols = z.array(z.strictObject({ protocol_id: Id, revision: z.int() }))

/** `undo` restores the former lines, for an hour, in the protocols that stay as they are. */
export const ReplacementDone = z.strictObject({
  protocols: ChangedProtocols,
  /** Null if the product had been replaced already. */
  undo: z.string().nullable(),
})
export type ReplacementDone = z.infer<typeof ReplacementDone>

/** The longest notes in as many protocols as are changed in one step, encrypted. */
export const replacementUndoMaximum = 500_000
export const ReplacementUndo = z.strictObject({ undo: z.string().min(1).max(replacementUndoMaximum) })
export const ReplacementUndone = z.strictObject({
  protocols: ChangedProtocols,
  /** How many protocols stay as they are because they were changed or deleted since. */
  changed_since: z.int(),
})
export type ReplacementUndone = z.infer<typeof ReplacementUndone>
