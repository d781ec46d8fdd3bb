import { and, eq, isNull } from 'drizzle-orm'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { notifyOfQuestions } from './question-changes.ts'
import { productAnswers, productQuestions } from './tables.ts'

type Deciding = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now'>
/** `text`: as the admin read it; it may have been changed since. */
type Decision = { is_approved: boolean; text: string }

/** Approved ones are shown from now on; declined ones are deleted. Only the first decision counts. */
export function decideQuestion(ctx: Deciding, id: number, decision: Decision): Promise<void> {
  return transact(ctx.db, async (tx) => {
    const condition = and(
      eq(productQuestions.id, id),
      eq(productQuestions.text, decision.text),
      isNull(productQuestions.approvedAt),
    )
    const [question] = decision.is_approved
      ? await tx.update(productQuestions).set({ approvedAt: ctx.now }).where(condition).returning()
      : await tx.delete(productQuestions).where(condition).returning()
    if (!question) return refuse('conflict')
    const action = decision.is_approved ? 'question-approved' : 'question-declined'
    const audited = { action, subjectId: question.userId, details: { question: id } } as const
    await recordAudit({ ...ctx, db: tx }, audited)
    if (decision.is_approved) await notifyOfQuestions(tx, question.productId)
  })
}

/** The client who asked is told about an approved answer. */
export function decideAnswer(ctx: Deciding, id: number, decision: Decision): Promise<void> {
  return transact(ctx.db, async (tx) => {
    const condition = and(
      eq(productAnswers.id, id),
      eq(productAnswers.text, decision.text),
      isNull(productAnswers.approvedAt),
    )
    const [answer] = decision.is_approved
      ? await tx.update(productAnswers).set({ approvedAt: ctx.now }).where(condition).returning()
      : await tx.delete(productAnswers).where(condition).returning()
    if (!answer) return refuse('conflict')
    const action = decision.is_approved ? 'answer-approved' : 'answer-declined'
    const details = { question: answer.questionId }
    await recordAudit({ ...ctx, db: tx }, { action, subjectId: answer.practitionerId, details })
    const [question] = await tx
      .select()
      .from(productQuestions)
      .where(eq(productQuestions.id, answer.questionId))
    if (!decision.is_approved || !question) return
    await notifyOfQuestions(tx, question.productId)
    const job = { user_id: question.userId, answer_id: id }
    await queueEmail({ db: tx, jobs: ctx.jobs }, { template: 'question-answered', ...job })
  })
}
