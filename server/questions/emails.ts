import { and, eq, isNotNull } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import { products } from '#server/catalogue/tables.ts'
import type { WriteEmail } from '#server/platform/mail/email.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import { productSummary } from './find-questions.ts'
import { productAnswers, productQuestions } from './tables.ts'

/** To the client who asked, once an answer can be read. */
export const questionEmails = {
  'question-answered': async ({ user_id: userId, answer_id: id }, { db }) => {
    if (userId === null || typeof id !== 'number') return undefined
    const [reader] = await db.select().from(users).where(eq(users.id, userId))
    if (!reader?.email || reader.deactivatedAt) return undefined
    const [found] = await db
      .select({ product: productSummary(reader.language), question: productQuestions.text })
      .from(productAnswers)
      .innerJoin(productQuestions, eq(productQuestions.id, productAnswers.questionId))
      .innerJoin(products, eq(products.id, productQuestions.productId))
      .where(
        and(
          eq(productAnswers.id, id),
          isNotNull(productAnswers.approvedAt),
          eq(productQuestions.userId, userId),
        ),
      )
    if (!found) return undefined
    const { name: product, slug } = found.product
    const { email: to, firstName, language } = reader
    return {
      to,
      firstName,
      language,
      texts: 'question-answered',
      values: { product },
      quote: [found.question],
      button: { path: `/products/${slug}#questions` },
      reason: 'account',
      endless: true,
    }
  },
} satisfies Partial<Record<EmailName, WriteEmail>>
