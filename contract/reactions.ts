import { z } from 'zod'
import { outcomes, reactionOthersMaximum, reactionTextMaximum, severities } from '#domain/orders/reactions.ts'
import { Id, Timestamp } from './fields.ts'
import { LimitText, PageText } from './paging.ts'

/** What happened: health data, which the shop keeps encrypted. */
const report = {
  description: z.string().trim().min(1).max(reactionTextMaximum),
  severity: z.enum(severities),
  outcome: z.enum(outcomes),
  /** A date. */
  began_on: z.iso.date().nullable(),
  /** What else was taken. */
  others: z.string().trim().max(reactionOthersMaximum),
}

/** Needs an `Idempotency-Key`. `consent`: that the shop may use these health data. */
export const NewReaction = z.strictObject({
  order_line_id: Id,
  ...report,
  began_on: report.began_on.default(null),
  others: report.others.default(''),
  share_with_practitioner: z.boolean().default(false),
  /** The reader as the client of whom they agreed to share it with: nobody else reads it. */
  client_id: Id.optional(),
  consent: z.literal(true),
})
export type NewReaction = z.input<typeof NewReaction>

/** `practitioner`: through whom it was bought, if they can be told; `client_id`: the reader as their client. */
export const ReactionProducts = z.strictObject({
  order_number: z.string(),
  data: z.array(
    z.strictObject({
      order_line_id: Id,
      name: z.string(),
      practitioner: z.string().nullable(),
      client_id: Id.nullable(),
    }),
  ),
})
export type ReactionProducts = z.infer<typeof ReactionProducts>

const About = z.strictObject({
  id: Id,
  reported_at: Timestamp,
  product: z.string(),
  order: z.strictObject({ id: Id, number: z.string() }),
})

export const OwnReaction = About.extend({
  ...report,
  /** The practitioner who may read it. */
  practitioner: z.string().nullable(),
})
export type OwnReaction = z.infer<typeof OwnReaction>
export const OwnReactions = z.strictObject({ data: z.array(OwnReaction) })
export type OwnReactions = z.infer<typeof OwnReactions>

export const ReactionQuery = z.object({
  page: PageText.default(1),
  limit: LimitText.default(20),
  state: z.enum(['open', 'handled']).default('open'),
})
/** Without what happened, which is only shown in the report itself. */
export const ReactionRow = About.extend({ handled_at: Timestamp.nullable() })
export type ReactionRow = z.infer<typeof ReactionRow>
export const ReactionPage = z.strictObject({
  data: z.array(ReactionRow),
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
  counts: z.strictObject({ open: z.int(), handled: z.int() }),
})
export type ReactionPage = z.infer<typeof ReactionPage>

const Batch = z.strictObject({ number: z.string(), best_before: z.string() })
export const Reaction = ReactionRow.extend({
  ...report,
  client: z.strictObject({ id: Id, name: z.string(), email: z.string() }),
  batches: z.array(Batch),
  practitioner: z.string().nullable(),
  handled_by: z.string().nullable(),
})
export type Reaction = z.infer<typeof Reaction>

/** As the practitioner may read it. */
export const SharedReaction = About.extend({
  ...report,
  client: z.strictObject({ id: Id, name: z.string() }),
  batches: z.array(Batch),
})
export type SharedReaction = z.infer<typeof SharedReaction>
