import { z } from 'zod'
import { stuckJobStates } from '#domain/admin/stuck-jobs.ts'
import { taskKinds } from '#domain/admin/tasks.ts'
import { currencies } from '#domain/money.ts'
import { Timestamp } from './fields.ts'
import { LimitText, PageText } from './paging.ts'

/** One thing to do. */
export const TaskItem = z.strictObject({
  id: z.union([z.int(), z.string()]),
  /** An order's number, the name of a person, product or text, or a queue. */
  name: z.string(),
  /** Whose it is, such as the client of an order. */
  of: z.string().nullable(),
  /** Since when it waits. */
  since: Timestamp.nullable(),
  /** When its readers will see it. */
  begins: Timestamp.nullable(),
  amount: z.number().nullable(),
  /** How many packs are left. */
  packs: z.int().nullable(),
  /** How many facts it still needs to be published. */
  missing: z.int().nullable(),
})
export type TaskItem = z.infer<typeof TaskItem>

/** Those that wait longest first; kinds with nothing to do are left out. */
export const Today = z.strictObject({
  currency: z.enum(currencies),
  tasks: z.array(z.strictObject({ kind: z.enum(taskKinds), count: z.int(), oldest: z.array(TaskItem) })),
})
export type Today = z.infer<typeof Today>
export type Task = Today['tasks'][number]

export const StuckJob = z.strictObject({
  id: z.uuid(),
  queue: z.string(),
  state: z.enum(stuckJobStates),
  /** How often it was tried. */
  tries: z.int(),
  queued_at: Timestamp,
  /** Null once it was given up. */
  next_at: Timestamp.nullable(),
  /** The order it concerns. */
  order: z.strictObject({ id: z.int(), number: z.string() }).nullable(),
})
export type StuckJob = z.infer<typeof StuckJob>
export const StuckJobQuery = z.object({ page: PageText.default(1), limit: LimitText.default(50) })
/** The oldest first. */
export const StuckJobPage = z.strictObject({
  data: z.array(StuckJob),
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
})
export type StuckJobPage = z.infer<typeof StuckJobPage>
