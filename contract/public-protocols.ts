import { z } from 'zod'
import { languages } from '#domain/languages.ts'
import { currencies } from '#domain/money.ts'
import {
  publicDescriptionMaximum,
  publicLinesMaximum,
  publicNameMaximum,
  publicNoteMaximum,
  quantityMaximum,
} from '#domain/protocols/limits.ts'
import { isLine } from '#domain/text.ts'
import { Amount, Id, Text, Timestamp } from './fields.ts'
import { LimitReason, ProtocolProduct } from './protocols.ts'
import { Branding, PlanProduct, SharingPractitioner } from './sharing.ts'

const Name = z.string().trim().min(1).max(publicNameMaximum).refine(isLine)
const Description = Text(publicDescriptionMaximum)
const Note = Text(publicNoteMaximum)

/** A copy of one of the caller’s protocols, under a name of its own: products and doses, but no text. */
export const PublicProtocolCreation = z.strictObject({ protocol_id: Id, name: Name })
export type PublicProtocolCreation = z.infer<typeof PublicProtocolCreation>

const isDistinct = (products: readonly { product_variant_id: number }[]) =>
  new Set(products.map(({ product_variant_id: id }) => id)).size === products.length

export const PublicProtocolChange = z.strictObject({
  /** The one it was changed from. */
  revision: z.int(),
  /** In which the texts are written. */
  language: z.enum(languages),
  name: Name,
  description: Description,
  /** In their order; those missing are removed, and none can be added. */
  products: z
    .array(
      z.strictObject({
        product_variant_id: Id,
        item_count: z.int().min(1).max(quantityMaximum),
        note: Note,
      }),
    )
    .min(1)
    .max(publicLinesMaximum)
    .refine(isDistinct),
})
export type PublicProtocolChange = z.infer<typeof PublicProtocolChange>

/** `reason`: why it exceeds an upper level; required after `limit-reason-needed`. */
export const PublicProtocolPublication = z.strictObject({
  is_published: z.boolean(),
  reason: LimitReason.optional(),
})
export type PublicProtocolPublication = z.infer<typeof PublicProtocolPublication>

/** On its practitioner’s page: only what everyone may buy. */
export const ListedPublicProtocol = z.strictObject({
  id: Id,
  /** The last part of its address. */
  slug: z.string(),
  language: z.enum(languages),
  name: z.string(),
  description: z.string(),
  total_price: Amount,
  /** Null if it is not known for each product. */
  cost_per_day: Amount.nullable(),
  lines: z.array(
    z.strictObject({
      product_id: Id,
      product_variant_id: Id,
      item_count: z.int(),
      name: z.string(),
      available: z.boolean(),
    }),
  ),
})
export type ListedPublicProtocol = z.infer<typeof ListedPublicProtocol>

const own = { published_at: Timestamp.nullable(), updated_at: Timestamp }
export const PublicProtocolSummary = ListedPublicProtocol.extend(own)
export type PublicProtocolSummary = z.infer<typeof PublicProtocolSummary>
export const PublicProtocolList = z.strictObject({
  data: z.array(PublicProtocolSummary),
  currency: z.enum(currencies),
})
export type PublicProtocolList = z.infer<typeof PublicProtocolList>

/** As its practitioner works on it; `notes` of the products are the public ones. */
export const OwnPublicProtocol = z.strictObject({
  ...ListedPublicProtocol.pick({ id: true, slug: true, language: true, name: true, description: true }).shape,
  ...own,
  /** Raised by each change: a change made from an older one is refused. */
  revision: z.int(),
  products: z.array(ProtocolProduct),
  currency: z.enum(currencies),
})
export type OwnPublicProtocol = z.infer<typeof OwnPublicProtocol>

/** `left_out`: names of products for practitioners only, or no longer sold. */
export const PublicProtocolCreated = z.strictObject({
  protocol: OwnPublicProtocol,
  left_out: z.array(z.string()),
})
export type PublicProtocolCreated = z.infer<typeof PublicProtocolCreated>

/** For everyone. */
export const PublicProtocol = z.strictObject({
  ...ListedPublicProtocol.omit({ lines: true }).shape,
  /** The last part of the address of its practitioner’s page. */
  store_name: z.string(),
  practitioner: SharingPractitioner,
  branding: Branding.optional(),
  products: z.array(PlanProduct),
  currency: z.enum(currencies),
  updated_at: Timestamp,
})
export type PublicProtocol = z.infer<typeof PublicProtocol>

/** Counted from 1. */
export const PublicProtocolOrder = z.strictObject({ order: z.int().min(1) })
