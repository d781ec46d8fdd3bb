import { z } from 'zod'
import { languages } from '#domain/languages.ts'
import { certificateStates } from '#domain/practitioners/certificates.ts'
import { NewOrder } from './client-orders.ts'
import { Id } from './fields.ts'
import { Dose } from './protocols.ts'
import { DailyChange } from './substitutes.ts'

const Text = z.string()
const Named = z.strictObject({ id: Id, name: Text })
const Person = z.strictObject({ id: Id, first_name: Text, last_name: Text })

/** What could replace a product best, as it would be taken in the first of its protocols. */
const BestSubstitute = z.strictObject({
  name: Text,
  /** The language the name is actually in. */
  language: z.enum(languages),
  brand: Text,
  /** Null means as the label says. */
  dose: Dose.nullable(),
  amounts: z.array(DailyChange),
})

/** A product of shared protocols that cannot be bought at present. */
const Unavailable = z.strictObject({
  kind: z.literal('unavailable'),
  product: Named,
  product_variant_id: Id,
  /** The day it is expected back, if the shop knows one. */
  expected_on: Text.nullable(),
  protocols: z.array(Named).min(1),
  /** The clients these are shared with. */
  clients: z.int(),
  /** Null if nothing suits. */
  substitute: BestSubstitute.nullable(),
})

/** A protocol that its client has not opened for some days. */
const Unopened = z.strictObject({
  kind: z.literal('unopened'),
  protocol: Named,
  client: Person,
  shared_at: Text,
})

/** A client who has used up something, or will have within a week; negative days are those since then. */
const DueRenewal = z.strictObject({
  kind: z.literal('renewal'),
  protocol: Named,
  client: Person,
  days: z.int(),
})

/** A client lets the practitioner read what happened with a product. */
const SharedReaction = z.strictObject({ kind: z.literal('reaction'), id: Id, client: Person })

const NewOrders = z.strictObject({ kind: z.literal('new-orders'), orders: z.array(NewOrder).min(1) })

const Certificate = z.strictObject({
  kind: z.literal('certificate'),
  state: z.enum(certificateStates).nullable(),
})

export const AttentionItem = z.discriminatedUnion('kind', [
  SharedReaction,
  Unavailable,
  DueRenewal,
  Unopened,
  NewOrders,
  Certificate,
])
export type AttentionItem = z.infer<typeof AttentionItem>
export const Attention = z.strictObject({ data: z.array(AttentionItem) })
export type Attention = z.infer<typeof Attention>
