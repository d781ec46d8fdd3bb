import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewQuestion } from '#contract/questions.ts'
import { claimsIn } from '#domain/claims/claims-in.ts'
import { isRefused } from '#domain/claims/finding.ts'
import { loadClaimRules } from '#domain/claims/load-rules.ts'
import { waitingQuestionsMaximum } from '#domain/questions/questions.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import { refuseUncertified } from '#server/accounts/refuse-uncertified.ts'
import { products } from '#server/catalogue/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { notifyOfQuestions } from './question-changes.ts'
import { productAnswers, productQuestions } from './tables.ts'

type Writing = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>

/** A client's question, which waits for an admin. */
export function askQuestion(
  { actor, db, now }: Writing,
  { product_id: productId, text, language }: z.output<typeof NewQuestion>,
): Promise<void> {
  return transact(db, async (tx) => {
    // One after another, so that no two count the same.
    await lockUser(tx, actor.id)
    const sold = and(eq(products.id, productId), eq(products.status, 'published'))
    if ((await tx.$count(products, sold)) === 0) return refuse('not-found')
    const own = and(eq(productQuestions.userId, actor.id), isNull(productQuestions.approvedAt))
    if ((await tx.$count(productQuestions, own)) >= waitingQuestionsMaximum) return refuse('questions-full')
    await tx.insert(productQuestions).values({ productId, userId: actor.id, language, text, askedAt: now })
  })
}

/** A practitioner's answer, free of claims that they may not make in public; it waits for an admin. */
export async function answerQuestion(
  { actor, db, now }: Writing,
  id: number,
  { text }: { text: string },
): Promise<void> {
  refuseUncertified(actor)
  const answer = { text, answeredAt: now, approvedAt: null }
  const target = [productAnswers.questionId, productAnswers.practitionerId]
  await transact(db, async (tx) => {
    // It cannot be deleted meanwhile.
    const [question] = await tx
      .select()
      .from(productQuestions)
      .where(eq(productQuestions.id, id))
      .for('key share')
    if (!question?.approvedAt) return refuse('not-found')
    const rules = await loadClaimRules(question.language)
    if (isRefused(claimsIn(text, 'store', rules))) return refuse('store-claims')
    await tx
      .insert(productAnswers)
      .values({ ...answer, questionId: id, practitionerId: actor.id })
      .onConflictDoUpdate({ target, set: answer })
    // A former answer leaves the page.
    await notifyOfQuestions(tx, question.productId)
  })
}
