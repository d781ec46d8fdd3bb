import { and, eq, isNotNull } from 'drizzle-orm'
import { toAccount } from '#server/accounts/emails.ts'
import { findUser } from '#server/accounts/find-users.ts'
import { products } from '#server/catalogue/tables.ts'
import type { WriteEmail } from '#server/platform/mail/email.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import { productSummary } from './find-questions.ts'
import { productAnswers, productQuestions } from './tables.ts'

/** To the client who asked, once an answer can be read. */
export const questionEmails = {
  'question-answered': async ({ user_id: userId, answer_id: id }, { db }) => {
    if (userId === null || typeof id !== 'number') return undefined
    const reader = await findUser(db, userId)
    if (!reader) return undefined
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
    return toAccount(reader, {
      texts: 'question-answered',
      values: { product },
      quote: [found.question],
      button: { path: `/products/${slug}#questions` },
    })
  },
} satisfies Partial<Record<EmailName, WriteEmail>>
