import { z } from 'zod'
import { languages } from '#domain/languages.ts'
import {
  answerTextMaximum,
  questionsOnPage,
  questionsShown,
  questionTextMaximum,
} from '#domain/questions/questions.ts'
import { Id, Timestamp } from './fields.ts'
import { LimitText, PageText } from './paging.ts'

const Language = z.enum(languages)
const paging = { total_results: z.int(), total_pages: z.int(), current_page: z.int(), limit: z.int() }

export const QuestionSlug = z.object({ slug: z.string().max(200) })
export const ProductQuestionsQuery = z.object({
  page: PageText.default(1),
  limit: LimitText.default(questionsShown),
})

/** Without who asked. The answer's `page` is the practitioner's published page. */
export const ProductQuestion = z.strictObject({
  id: Id,
  language: Language,
  text: z.string(),
  answers: z.array(
    z.strictObject({ id: Id, text: z.string(), practitioner: z.string(), page: z.string().nullable() }),
  ),
})
export type ProductQuestion = z.infer<typeof ProductQuestion>
export const ProductQuestions = z.strictObject({ data: z.array(ProductQuestion), ...paging })
export type ProductQuestions = z.infer<typeof ProductQuestions>

export const NewQuestion = z.strictObject({
  product_id: Id,
  text: z.string().trim().min(1).max(questionTextMaximum),
  language: Language,
})
export type NewQuestion = z.infer<typeof NewQuestion>

const Product = z.strictObject({ name: z.string(), slug: z.string() })
export const OpenQuestion = z.strictObject({
  id: Id,
  language: Language,
  text: z.string(),
  asked_at: Timestamp,
  product: Product,
  /** How many others answered it. */
  answers: z.int(),
  /** The reader's own answer waits for an admin. */
  is_answered: z.boolean(),
})
export type OpenQuestion = z.infer<typeof OpenQuestion>
export const OpenQuestions = z.strictObject({ data: z.array(OpenQuestion), ...paging })
export type OpenQuestions = z.infer<typeof OpenQuestions>

export const OpenQuestionsQuery = z.object({
  page: PageText.default(1),
  limit: LimitText.default(questionsOnPage),
})

/** An answer of the reader's that everybody can read. */
export const PublishedAnswer = z.strictObject({
  question_id: Id,
  language: Language,
  question: z.string(),
  text: z.string(),
  published_at: Timestamp,
  product: Product,
})
export type PublishedAnswer = z.infer<typeof PublishedAnswer>
export const PublishedAnswers = z.strictObject({ data: z.array(PublishedAnswer), ...paging })
export type PublishedAnswers = z.infer<typeof PublishedAnswers>

/** In the language of the question. */
export const NewAnswer = z.strictObject({ text: z.string().trim().min(1).max(answerTextMaximum) })
export type NewAnswer = z.infer<typeof NewAnswer>

/** Texts that wait for an admin, or that everybody can read. */
export const TextsQuery = OpenQuestionsQuery.extend({
  state: z.enum(['waiting', 'published']).default('waiting'),
})

/** A question, or an answer with the question it belongs to. */
export const WrittenText = z.strictObject({
  kind: z.enum(['question', 'answer']),
  id: Id,
  language: Language,
  text: z.string(),
  question: z.string().nullable(),
  writer: z.strictObject({ id: Id, name: z.string() }),
  written_at: Timestamp,
  /** Null while it waits for an admin. */
  published_at: Timestamp.nullable(),
  product: Product,
})
export type WrittenText = z.infer<typeof WrittenText>
export const WrittenTexts = z.strictObject({ data: z.array(WrittenText), ...paging })
export type WrittenTexts = z.infer<typeof WrittenTexts>

/** `text`: as the admin read it, so that no later text is approved unread. */
export const TextDecision = z.strictObject({
  is_approved: z.boolean(),
  text: z.string().max(answerTextMaximum),
})
export type TextDecision = z.infer<typeof TextDecision>
