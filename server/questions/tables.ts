import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/languages.ts'
import { users } from '#server/accounts/tables.ts'
import { products } from '#server/catalogue/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What clients ask about products. Shown once an admin approved it; a declined one is deleted. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: userId(),
    language: text().$type<Language>().notNull(),
    text: text().notNull(),
    askedAt: timestamp().notNull(),
    approvedAt: timestamp(),
  },
  (t) => [
    index('product_questions_product').on(t.productId, t.approvedAt),
    index('product_questions_user').on(t.userId),
  ],
)

/** What practitioners answer, in the language of the question. */
export const productAnswers = pgTable(
  'product_answers',
  {
    id: identity(),
    questionId: integer()
      .notNull()
      .references(() => productQuestions.id, { onDelete: 'cascade' }),
    practitionerId: userId(),
    text: text().notNull(),
    answeredAt: timestamp().notNull(),
    approvedAt: timestamp(),
  },
  (t) => [
    uniqueIndex('product_answers_once').on(t.questionId, t.practitionerId),
    index('product_answers_practitioner').on(t.practitionerId),
  ],
)
