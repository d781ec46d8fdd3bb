import { and, eq, type SQL } from 'drizzle-orm'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { notifyOfQuestions } from './question-changes.ts'
import { productAnswers, productQuestions } from './tables.ts'

type Deleting = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>

/** An admin deletes a question with its answers, approved or not. */
export function deleteQuestion(ctx: Deleting, id: number): Promise<void> {
  return transact(ctx.db, async (tx) => {
    const [question] = await tx.delete(productQuestions).where(eq(productQuestions.id, id)).returning()
    if (!question) return refuse('not-found')
    const audited = {
      action: 'question-deleted',
      subjectId: question.userId,
      details: { question: id },
    } as const
    await recordAudit({ ...ctx, db: tx }, audited)
    if (question.approvedAt) await notifyOfQuestions(tx, question.productId)
  })
}

/** An admin deletes an answer, approved or not. */
export function deleteAnswer(ctx: Deleting, id: number): Promise<void> {
  return transact(ctx.db, async (tx) => {
    const { practitionerId: subjectId, questionId } = await removeAnswer(tx, eq(productAnswers.id, id))
    const audited = { action: 'answer-deleted', subjectId, details: { question: questionId } } as const
    await recordAudit({ ...ctx, db: tx }, audited)
  })
}

/** A practitioner deletes their own answer to a question, approved or not. */
export function deleteOwnAnswer(
  { actor, db }: Pick<Deleting, 'actor' | 'db'>,
  questionId: number,
): Promise<void> {
  return transact(db, async (tx) => {
    const isTheirs = eq(productAnswers.practitionerId, actor.id)
    await removeAnswer(tx, and(eq(productAnswers.questionId, questionId), isTheirs))
  })
}

async function removeAnswer(tx: Database, condition: SQL | undefined) {
  const [answer] = await tx.delete(productAnswers).where(condition).returning()
  if (!answer) return refuse('not-found')
  const [question] = await tx
    .select()
    .from(productQuestions)
    .where(eq(productQuestions.id, answer.questionId))
  if (question && answer.approvedAt) await notifyOfQuestions(tx, question.productId)
  return answer
}
