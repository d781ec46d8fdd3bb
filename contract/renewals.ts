import { z } from 'zod'
import { languages } from '#domain/languages.ts'
import {
  remindersAtOnce,
  reminderWordsMaximum,
  renewalGroups,
  renewalStates,
} from '#domain/practice/renewals.ts'
import { problemCodes } from '#domain/problems.ts'
import { Id, Text, Timestamp } from './fields.ts'
import { LimitText, PageText } from './paging.ts'
import { PicturedProduct } from './pictured-products.ts'

const CalendarDate = z.iso.date()

/** Without a group: the page of each. */
export const RenewalQuery = z.object({
  keyword: z.string().trim().max(200).default(''),
  group: z.enum(renewalGroups).optional(),
  page: PageText.default(1),
  limit: LimitText.default(12),
})
export type RenewalQuery = z.infer<typeof RenewalQuery>

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
  products: z.array(PicturedProduct),
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
  words: Text(reminderWordsMaximum).optional(),
})
export type Reminder = z.infer<typeof Reminder>

/** Clients who have used something up or soon will, and to whom an email can be written now; each once. */
export const RemindableList = z.strictObject({
  data: z.array(
    Renewal.pick({ id: true, client: true, protocol: true, days: true }).extend({
      /** Of the email. */
      language: z.enum(languages),
    }),
  ),
})
export type RemindableList = z.infer<typeof RemindableList>
export type Remindable = RemindableList['data'][number]

export const Reminders = Reminder.extend({
  /** Of renewals, one for each client. */
  ids: z.array(Id).min(1).max(remindersAtOnce),
})
export type Reminders = z.infer<typeof Reminders>

/** Whether each email was sent, and why not otherwise. */
export const ReminderResults = z.strictObject({
  data: z.array(z.strictObject({ id: Id, problem: z.enum(problemCodes).nullable() })),
})
export type ReminderResults = z.infer<typeof ReminderResults>
