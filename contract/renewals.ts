import { z } from 'zod'
import { languages } from '#domain/languages.ts'
import { reminderWordsMaximum, renewalGroups, renewalStates } from '#domain/practice/renewals.ts'
import { isText } from '#domain/text.ts'
import { LimitText, PageText } from './paging.ts'
import { ListedProtocolProduct } from './protocols.ts'

const Id = z.int().positive()
const CalendarDate = z.iso.date()
const Timestamp = z.iso.datetime()

/** Without a group: the page of each. */
export const RenewalQuery = z.object({
  keyword: z.string().trim().max(200).default(''),
  group: z.enum(renewalGroups).optional(),
  page: PageText.default(1),
  limit: LimitText.default(12),
})
export type RenewalQuery = z.infer<typeof RenewalQuery>

export const RenewalProduct = ListedProtocolProduct.pick({
  product_variant_id: true,
  name: true,
  language: true,
  range: true,
  assets: true,
})
export type RenewalProduct = z.infer<typeof RenewalProduct>

/** What was done about a renewal. */
export const RenewalMarks = z.strictObject({
  /** The last time the client was contacted about it, if that is not long ago. */
  contact: z.strictObject({ kind: z.enum(['email', 'other']), at: Timestamp }).nullable(),
  /** The day it was put off to, if that is still to come. */
  snoozed_until: CalendarDate.nullable(),
})
export type RenewalMarks = z.infer<typeof RenewalMarks>

/** A protocol that a client follows, and what of it they should order again. */
export const Renewal = z.strictObject({
  id: Id,
  group: z.enum(renewalGroups),
  state: z.enum(renewalStates),
  client: z.strictObject({ id: Id, first_name: z.string(), last_name: z.string() }),
  protocol: z.strictObject({ id: Id, name: z.string() }),
  shared_at: Timestamp,
  opened_at: Timestamp.nullable(),
  /** The first day without enough of something; past if it is overdue, null if nothing was bought. */
  runs_out_on: CalendarDate.nullable(),
  /** Until that day; negative if it is overdue. */
  days: z.int().nullable(),
  /** Pictures for the first of the products it is about. */
  products: z.array(RenewalProduct),
  /** How many products are used up or will be within a week, of all in the protocol. */
  running_out: z.int(),
  total_products: z.int(),
  ...RenewalMarks.shape,
})
export type Renewal = z.infer<typeof Renewal>

export const RenewalPage = z.strictObject({
  /** The date for which it was calculated. */
  date: CalendarDate,
  data: z.array(Renewal),
  counts: z.record(z.enum(renewalGroups), z.int()),
  total_results: z.int(),
  /** Of the longest group. */
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
})
export type RenewalPage = z.infer<typeof RenewalPage>

/** What is not given stays as it is. */
export const RenewalChange = z.strictObject({
  /** Null shows it again. */
  snoozed_until: CalendarDate.nullable().optional(),
  /** False takes a contact by other means back; an email cannot be taken back. */
  is_contacted: z.boolean().optional(),
})
export type RenewalChange = z.infer<typeof RenewalChange>

export const Reminder = z.strictObject({
  /** The practitioner's own words. */
  words: z.string().trim().max(reminderWordsMaximum).refine(isText).optional(),
})
export type Reminder = z.infer<typeof Reminder>

/** The email as it would be sent, without layout. */
export const ReminderPreview = z.strictObject({
  to: z.string(),
  language: z.enum(languages),
  subject: z.string(),
  text: z.string(),
})
export type ReminderPreview = z.infer<typeof ReminderPreview>
