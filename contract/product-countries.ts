import { z } from 'zod'
import {
  blockReasons,
  decidedStates,
  notificationNumberMaximum,
  restrictionNoteMaximum,
  restrictionSourceMaximum,
} from '#domain/catalogue/restrictions/country-states.ts'
import { amountUnits } from '#domain/catalogue/vocabulary.ts'
import { restrictionKinds } from '#domain/reference/national-restriction.ts'
import { Country, Line } from './accounts.ts'
import { Text, Timestamp } from './fields.ts'

const Note = Text(restrictionNoteMaximum)

/** A national rule that concerns the product. */
const FoundRule = z.strictObject({
  key: z.string(),
  kind: z.enum(restrictionKinds),
  /** As the label prints it. */
  substance: z.string(),
  /** In a daily portion, if the rule has a maximum. */
  amount: z.strictObject({ value: z.number(), unit: z.enum(amountUnits) }).nullable(),
  /** Whether it keeps the product from being sold by itself. */
  blocks: z.boolean(),
  /** Whether a source was read that states it. */
  verified: z.boolean(),
  /** In English, like `source` and `note`. */
  rule: z.string(),
  source: z.string(),
  since: z.string().nullable(),
  note: z.string(),
})
export type FoundRule = z.infer<typeof FoundRule>

const Decided = z.strictObject({
  number: z.string().nullable(),
  reason: z.enum(blockReasons).nullable(),
  note: z.string(),
  source: z.string().nullable(),
  since: z.string().nullable(),
  /** Null once their account is erased. */
  by: z.string().nullable(),
  at: Timestamp,
})

export const ProductCountry = z.strictObject({
  country: z.string(),
  state: z.enum(decidedStates),
  /** An admin has not decided on all of the rules yet. */
  is_open: z.boolean(),
  rules: z.array(FoundRule),
  /** Null where no admin has decided. */
  decision: Decided.nullable(),
})
export type ProductCountry = z.infer<typeof ProductCountry>
/** Every country the shop delivers to. */
export const ProductCountries = z.strictObject({ data: z.array(ProductCountry) })
export type ProductCountries = z.infer<typeof ProductCountries>

const shared = {
  countries: z.array(Country).min(1).max(100),
  note: Note.default(''),
  source: Line.max(restrictionSourceMaximum).nullable().default(null),
  since: z.iso.date().nullable().default(null),
}
/** The same for several countries. `undecided` takes a decision back: the rules count again. */
export const CountryDecision = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('allowed'), ...shared }),
  z.strictObject({
    state: z.literal('notified'),
    number: Line.min(1).max(notificationNumberMaximum),
    ...shared,
  }),
  z.strictObject({ state: z.literal('blocked'), reason: z.enum(blockReasons), ...shared }),
  z.strictObject({ state: z.literal('undecided'), countries: shared.countries }),
])
export type CountryDecision = z.input<typeof CountryDecision>
