import { z } from 'zod'
import {
  claimReviewStates,
  reviewNoteMaximum,
  reviewReasonMaximum,
  reviewReasonMinimum,
  reviewTextMaximum,
} from '#domain/claims/reviews.ts'
import { claimReasons } from '#domain/claims/rules.ts'
import { claimSubjectKinds } from '#domain/claims/subject-kinds.ts'
import { languages } from '#domain/languages.ts'
import { isText } from '#domain/text.ts'
import { Id, Text, Timestamp } from './fields.ts'
import { LimitText, PageText } from './paging.ts'

const totals = {
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
}

/** Without what was replaced by another wording. */
const shownStates = claimReviewStates.filter((state) => state !== 'replaced')

/** The writer asks an admin to allow the text of this field as it is saved. */
export const ClaimReviewRequest = z.strictObject({
  field: z.string().min(1).max(60),
  /** Why it should be allowed. */
  note: Text(reviewNoteMaximum).default(''),
})

/** The same for a text that is not saved: a published protocol shows everyone at once what is saved. */
export const WrittenReviewRequest = ClaimReviewRequest.extend({
  language: z.enum(languages),
  text: z.string().min(1).max(reviewTextMaximum).refine(isText),
})
export type WrittenReviewRequest = z.infer<typeof WrittenReviewRequest>

const textReview = {
  id: Id,
  language: z.enum(languages),
  /** As the check compares it, with simple spaces. */
  text: z.string(),
  state: z.enum(shownStates),
  note: z.string(),
  /** Null if nobody asked. */
  asked_at: Timestamp.nullable(),
  /** Why it was allowed or declined. */
  reason: z.string().nullable(),
  decided_at: Timestamp.nullable(),
}

/** What a practitioner sees of the reviews of their texts. */
export const OwnClaimReview = z.strictObject(textReview)
export type OwnClaimReview = z.infer<typeof OwnClaimReview>
export const OwnClaimReviews = z.strictObject({ data: z.array(OwnClaimReview) })
export type OwnClaimReviews = z.infer<typeof OwnClaimReviews>

export const ClaimDecision = z.strictObject({
  reason: z.string().trim().min(reviewReasonMinimum).max(reviewReasonMaximum).refine(isText),
})

const refusedText = {
  subject: z.strictObject({
    kind: z.enum(claimSubjectKinds),
    id: z.string(),
    name: z.string(),
    /** Below the language; null if there is no page to look at. */
    path: z.string().nullable(),
  }),
  /** Whose text it is; null for the shop’s own. */
  practitioner: z.strictObject({ id: Id, name: z.string() }).nullable(),
  /** What is refused in the text today, or doubtful. */
  findings: z.array(
    z.strictObject({
      start: z.int(),
      end: z.int(),
      reason: z.enum(claimReasons),
      is_refused: z.boolean(),
      source: z.string(),
    }),
  ),
}

export const AdminClaimReview = z.strictObject({
  ...textReview,
  ...refusedText,
  decided_by: z.string().nullable(),
  withdrawn_at: Timestamp.nullable(),
  withdrawn_by: z.string().nullable(),
})
export type AdminClaimReview = z.infer<typeof AdminClaimReview>

const page = PageText.default(1)
const limit = LimitText.default(20)
export const ClaimReviewQuery = z.object({
  state: z.enum(['waiting', 'decided']).default('waiting'),
  page,
  limit,
})
/** Waiting ones oldest first, decided ones newest first. */
export const ClaimReviewPage = z.strictObject({
  data: z.array(AdminClaimReview),
  ...totals,
  waiting: z.int(),
  decided: z.int(),
})
export type ClaimReviewPage = z.infer<typeof ClaimReviewPage>

export const PublishedClaim = z.strictObject({
  id: Id,
  ...refusedText,
  language: z.enum(languages),
  text: z.string(),
  found_at: Timestamp,
})
export type PublishedClaim = z.infer<typeof PublishedClaim>

export const PublishedClaimQuery = z.object({
  kind: z.enum(['all', ...claimSubjectKinds]).default('all'),
  page,
  limit,
})
export const PublishedClaimPage = z.strictObject({
  data: z.array(PublishedClaim),
  ...totals,
  /** When the published texts were last checked; null before the first check. */
  checked_at: Timestamp.nullable(),
})
export type PublishedClaimPage = z.infer<typeof PublishedClaimPage>
