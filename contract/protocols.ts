import { z } from 'zod'
import { ranges } from '#domain/catalogue/pack-design.ts'
import { allergens, amountUnits, contentUnits } from '#domain/catalogue/vocabulary.ts'
import { languages } from '#domain/languages.ts'
import { currencies } from '#domain/money.ts'
import { builderModes } from '#domain/protocols/builder-mode.ts'
import {
  doseAmountMaximum,
  doseDaysMaximum,
  doseStepProblem,
  doseUnits,
  inOrderOfDay,
  mealRelations,
  timesOfDay,
} from '#domain/protocols/dose.ts'
import {
  limitReasonMaximum,
  limitReasonMinimum,
  noteMaximum,
  protocolDescriptionMaximum,
  protocolLinesMaximum,
  protocolNameMaximum,
  protocolPageSize,
  protocolSearchLimit,
  quantityMaximum,
} from '#domain/protocols/limits.ts'
import { changeKinds } from '#domain/protocols/versions.ts'
import { isLine, isText } from '#domain/text.ts'
import { Named, Thumbnails } from './catalogue.ts'
import { Amount, Id, Text, Timestamp } from './fields.ts'
import { LimitNumber, LimitText, PageNumber, PageText } from './paging.ts'

const Name = z.string().trim().min(1).max(protocolNameMaximum).refine(isLine)
const Description = z.string().trim().min(1).max(protocolDescriptionMaximum).refine(isText)
/** Both an empty string and null remove a note. */
const Note = z
  .string()
  .trim()
  .max(noteMaximum)
  .refine(isText)
  .nullable()
  .transform((text) => text || null)
/** Why a shared protocol exceeds an upper level; required after `limit-reason-needed`. */
export const LimitReason = z.string().trim().min(limitReasonMinimum).max(limitReasonMaximum).refine(isText)
export const Quantity = z.int().min(1).max(quantityMaximum)

export const Dose = z.strictObject({
  amount: z.number().positive().max(doseAmountMaximum),
  unit: z.enum(doseUnits),
  times: z.array(z.enum(timesOfDay)).min(1).max(timesOfDay.length).transform(inOrderOfDay),
  food: z.enum(mealRelations).nullable(),
  days: z.int().min(1).max(doseDaysMaximum).nullable(),
})

/** A dose as submitted; older ones may use other steps. */
const DoseInput = Dose.superRefine((dose, { addIssue }) => {
  const problem = doseStepProblem(dose)
  if (problem) addIssue({ code: 'custom', path: ['amount'], params: { problem } })
})

const Substance = z.strictObject({
  key: z.string().nullable(),
  name: z.string(),
  form: z.string().nullable(),
  amount: z.number().nullable(),
  unit: z.enum(amountUnits).nullable(),
})
/** `ProductFacts` of domain/protocols/facts.ts. */
export const Facts = z.strictObject({
  portion: z.strictObject({ amount: z.number(), unit: z.enum(contentUnits) }).nullable(),
  portionsPerPack: z.number().nullable(),
  substances: z.array(Substance),
  allergens: z.array(z.enum(allergens)),
})

const Content = z.strictObject({ amount: z.number(), unit: z.enum(contentUnits) }).nullable()

export const ProtocolVariant = z.strictObject({
  id: Id,
  /** In major units; null when it is not sold, or not shown to the caller. */
  price: Amount.nullable(),
  content: Content,
  available: z.boolean(),
})
export type ProtocolVariant = z.infer<typeof ProtocolVariant>

const listedProduct = {
  id: Id,
  /** Null when it is no longer sold and so has no page. */
  slug: z.string().nullable(),
  name: z.string(),
  /** The language the name is actually in. */
  language: z.enum(languages),
  brand: Named,
  range: z.enum(ranges),
  /** The primary picture; null when the product is no longer sold. */
  assets: z.array(z.strictObject({ thumbnails: Thumbnails })),
  /** All variants of the product; if none is chosen the first one counts. */
  variants: z.array(ProtocolVariant),
  product_variant_id: Id,
  /** Number of packs. */
  item_count: z.int(),
  /** Price of the chosen variant; null adds nothing to the total. */
  price: Amount.nullable(),
  notes: z.string().nullable(),
  practitioner_only: z.boolean(),
  /**
   * `gone`: no longer sold; `closed`: for certified practitioners only, which the caller is not; `out`: out of stock.
   */
  state: z.enum(['sold', 'out', 'closed', 'gone']),
}
export const ListedProtocolProduct = z.strictObject(listedProduct)
export type ListedProtocolProduct = z.infer<typeof ListedProtocolProduct>

export const ProtocolProduct = z.strictObject({
  ...listedProduct,
  /** As the practitioner set it; null means as the label says. */
  dose: Dose.nullable(),
  facts: Facts,
})
export type ProtocolProduct = z.infer<typeof ProtocolProduct>

const protocol = {
  protocol_id: Id,
  name: z.string(),
  description: z.string(),
  total_price: Amount,
  currency: z.enum(currencies),
  /** The template it was made from. */
  storyblok_id: z.string().nullable(),
  /** Increases with every change. */
  revision: z.int(),
  created_at: Timestamp,
  updated_at: Timestamp,
  /** How many clients it is shared with. */
  shared_with: z.int(),
  /** Whether it has a link that works. */
  has_link: z.boolean(),
}
export const ListedProtocol = z.strictObject({ ...protocol, products: z.array(ListedProtocolProduct) })
export type ListedProtocol = z.infer<typeof ListedProtocol>
export const Protocol = z.strictObject({ ...protocol, products: z.array(ProtocolProduct) })
export type Protocol = z.infer<typeof Protocol>

export const ProtocolPage = z.strictObject({
  data: z.array(ListedProtocol),
  current_page: z.int(),
  limit: z.int(),
  offset: z.int(),
  total_pages: z.int(),
  total_results: z.int(),
  /** The number of clients with whom any of the practitioner's protocols are shared, independent of the search. */
  total_clients: z.int(),
})
export type ProtocolPage = z.infer<typeof ProtocolPage>

/** Without `page` and `limit` all are returned. */
export const ProtocolListQuery = z.object({
  page: PageText.optional(),
  limit: LimitText.optional(),
  order_by: z.enum(['name']).optional().catch(undefined),
  order: z.enum(['asc', 'desc']).optional().catch(undefined),
})
export type ProtocolListQuery = z.infer<typeof ProtocolListQuery>
export { protocolPageSize }

export const ProtocolSearch = z.strictObject({
  page: PageNumber.default(1),
  limit: LimitNumber.default(protocolSearchLimit),
  /** Searches names, products and the names of clients it was shared with. */
  query: z.string().trim().max(200),
  order_by: z.enum(['name']).optional(),
  order: z.enum(['asc', 'desc']).optional(),
})
export type ProtocolSearch = z.infer<typeof ProtocolSearch>

export const ProtocolCreation = z.strictObject({ name: Name, description: Description })
export type ProtocolCreation = z.infer<typeof ProtocolCreation>
/** Only the given fields change; a description can be removed. */
export const ProtocolUpdate = z.strictObject({
  name: Name.optional(),
  description: Text(protocolDescriptionMaximum).optional(),
})
export type ProtocolUpdate = z.infer<typeof ProtocolUpdate>
export const ProtocolDuplication = z.strictObject({ protocol_id: Id })
/** For create and duplicate. */
export const ProtocolMade = z.strictObject({ protocol_id: Id, message: z.string() })
export type ProtocolMade = z.infer<typeof ProtocolMade>

/** With an `Idempotency-Key`, a repeated addition adds nothing. */
export const ProtocolLine = z.strictObject({
  product_variant_id: Id,
  quantity: Quantity.default(1),
  notes: Note.optional(),
  dose: DoseInput.nullable().optional(),
  /** Position from 0; without it the product is added at the top. */
  position: z.int().min(0).max(protocolLinesMaximum).optional(),
  reason: LimitReason.optional(),
})
export type ProtocolLine = z.infer<typeof ProtocolLine>
/** Only the given fields change. `exchange_for`: another variant of the same product, in the same position. */
export const ProtocolLineChange = z.strictObject({
  product_variant_id: Id,
  quantity: Quantity.optional(),
  notes: Note.optional(),
  dose: DoseInput.nullable().optional(),
  exchange_for: Id.optional(),
  reason: LimitReason.optional(),
})
export type ProtocolLineChange = z.infer<typeof ProtocolLineChange>
export const ProtocolLineRemoval = z.strictObject({ product_variant_id: Id })
/** All lines in their new order; missing lines follow in their former order, unknown ones are ignored. */
export const ProtocolOrder = z.strictObject({
  product_variant_ids: z.array(Id).max(protocolLinesMaximum),
})

/** `revision` lets other tabs notice what they have missed. */
export const ProtocolLineAnswer = z.strictObject({
  data: z.strictObject({
    protocol_id: Id,
    product_id: Id,
    product_variant_id: Id,
    notes: z.string().nullable(),
    quantity: z.int(),
    dose: Dose.nullable(),
    total_price: Amount,
    currency: z.enum(currencies),
    revision: z.int(),
  }),
})
export type ProtocolLineAnswer = z.infer<typeof ProtocolLineAnswer>
/** For removing and reordering lines. */
export const ProtocolChanged = z.strictObject({
  message: z.string(),
  total_price: Amount,
  currency: z.enum(currencies),
  revision: z.int(),
})
export type ProtocolChanged = z.infer<typeof ProtocolChanged>

export const ProtocolVersion = z.strictObject({
  number: z.int(),
  made_at: Timestamp,
  /** Why it exceeds an upper level, if it does. */
  reason: z.string().nullable(),
  /** What differs from the version before; empty for the first. */
  changes: z.array(
    z.strictObject({
      kind: z.enum(changeKinds),
      product_variant_id: Id.nullable(),
      product: z.string().nullable(),
      /** Names, notes and quantities as text; doses as data. */
      before: z.union([z.string(), z.number(), Dose]).nullable(),
      after: z.union([z.string(), z.number(), Dose]).nullable(),
    }),
  ),
})
export type ProtocolVersion = z.infer<typeof ProtocolVersion>
/** Newest first; empty before the first share. */
export const ProtocolVersions = z.strictObject({ data: z.array(ProtocolVersion) })
export type ProtocolVersions = z.infer<typeof ProtocolVersions>

export const Template = z.strictObject({
  protocol_template_id: Id,
  storyblok_id: z.string(),
  name: z.string(),
  description: z.string(),
  total_price: Amount,
  currency: z.enum(currencies),
  products: z.array(ListedProtocolProduct),
})
export type Template = z.infer<typeof Template>
export const TemplateList = z.strictObject({ data: z.array(Template) })
export type TemplateList = z.infer<typeof TemplateList>
/** Which lines of the template to keep, by default all; without notes they keep those of the template. */
export const TemplateCreation = z.strictObject({
  protocol_template_id: Id,
  name: Name,
  description: Description,
  protocol_line_items: z
    .array(z.strictObject({ product_variant_id: Id, notes: Note.optional() }))
    .max(protocolLinesMaximum)
    .optional(),
})
export type TemplateCreation = z.infer<typeof TemplateCreation>
export const TemplateMade = z.strictObject({ id: Id })
export type TemplateMade = z.infer<typeof TemplateMade>

export const BuilderSettings = z.strictObject({
  mode: z.enum(builderModes),
  /** In percent, the rate of the practitioner's tier; commission is calculated from it (domain/commission/tiers.ts). */
  tier_rate: z.literal([20, 25, 30]),
  /** The VAT rate of food supplements in the shop's own country: prices include VAT, commission does not. */
  vat_percent: z.number(),
})
export type BuilderSettings = z.infer<typeof BuilderSettings>
export const BuilderChange = z.strictObject({ mode: z.enum(builderModes) })
