import { z } from 'zod'
import { languages } from '#domain/languages.ts'
import { recallActions, recallDetailsMaximum, recallReaders, recallReasons } from '#domain/orders/recalls.ts'
import { Id, Timestamp } from './fields.ts'
import { LimitText, PageText } from './paging.ts'
import { StockBatch } from './stock.ts'

const Day = z.iso.date()

/**
 * What is recalled: a batch, or packs without one that were sent between two dates, or both. The message is the same
 * for all its readers, in their languages, except for `details`.
 */
export const RecallDraft = z.strictObject({
  product_variant_id: Id,
  batch_id: Id.nullable().default(null),
  sent_from: Day.nullable().default(null),
  sent_until: Day.nullable().default(null),
  reason: z.enum(recallReasons),
  action: z.enum(recallActions),
  details: z.string().trim().max(recallDetailsMaximum).default(''),
})
export type RecallDraft = z.input<typeof RecallDraft>

export const RecalledPacks = z.strictObject({
  order: z.strictObject({ id: Id, number: z.string() }),
  client: z.string(),
  packs: z.int().positive(),
  batch: z.string().nullable(),
  sent_at: Timestamp,
})
export type RecalledPacks = z.infer<typeof RecalledPacks>

export const RecallPerson = z.strictObject({
  reader: z.enum(recallReaders),
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  has_account: z.boolean(),
  /** The numbers of the orders it is about. */
  orders: z.array(z.string()),
})
export type RecallPerson = z.infer<typeof RecallPerson>

const totals = {
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
}

export const RecallPreviewQuery = z.object({
  people_page: PageText.default(1),
  packs_page: PageText.default(1),
  /** Of each page. */
  limit: LimitText.default(50),
})
/** Nothing has been sent yet. */
export const RecallPreview = z.strictObject({
  packs: z.strictObject({ data: z.array(RecalledPacks), ...totals }),
  people: z.strictObject({ data: z.array(RecallPerson), ...totals }),
  /** One for each kind of reader in each of their languages. */
  emails: z.array(RecallPerson.pick({ reader: true, language: true })),
  /** Orders whose buyers have no address any more. */
  unreachable: z.array(z.string()),
  /** Identifies this preview with all its pages: what is sent is what was shown. */
  fingerprint: z.string(),
})
export type RecallPreview = z.infer<typeof RecallPreview>

export const RecallEmailRequest = RecallDraft.extend({
  reader: z.enum(recallReaders),
  language: z.enum(languages),
})
export type RecallEmailRequest = z.input<typeof RecallEmailRequest>

/** Needs an `Idempotency-Key`. `block`: the batch is blocked with it. */
export const RecallRequest = RecallDraft.extend({
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  block: z.boolean().default(false),
})
export type RecallRequest = z.input<typeof RecallRequest>

/** A batch of a variant, and how many packs of it were sent. */
export const RecallBatches = z.strictObject({
  data: z.array(StockBatch.extend({ sent: z.int().nonnegative() })),
})
export type RecallBatches = z.infer<typeof RecallBatches>

const Recall = z.strictObject({
  id: Id,
  product: z.string(),
  sku: z.string(),
  batch: z.string().nullable(),
  sent_from: z.string().nullable(),
  sent_until: z.string().nullable(),
  reason: z.enum(recallReasons),
  action: z.enum(recallActions),
  details: z.string(),
  by: z.string().nullable(),
  at: Timestamp,
  /** How many people it is for, and how many of them have been written to. */
  people: z.int(),
  written: z.int(),
})
export type Recall = z.infer<typeof Recall>

export const RecallQuery = z.object({ page: PageText.default(1), limit: LimitText.default(20) })
export const RecallPage = z.strictObject({ data: z.array(Recall), ...totals })
export type RecallPage = z.infer<typeof RecallPage>

export const RecallRecipient = RecallPerson.extend({
  id: Id,
  /** `waiting` while the mail server cannot be reached; `erased`: the account was deleted before. */
  state: z.enum(['waiting', 'written', 'refused', 'erased']),
  written_at: Timestamp.nullable(),
})
export type RecallRecipient = z.infer<typeof RecallRecipient>
export const RecallDetail = Recall.extend({ recipients: z.array(RecallRecipient) })
export type RecallDetail = z.infer<typeof RecallDetail>
