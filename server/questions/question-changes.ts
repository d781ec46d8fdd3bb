import { and, eq, exists, isNotNull, or } from 'drizzle-orm'
import type { Ctx, Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { type Channel, notifyChannel, openChannel } from '#server/platform/open-channel.ts'
import { productAnswers, productQuestions } from './tables.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    questionChanges: QuestionChanges
  }
}

const channel = 'question_changes'

/** The ids of products. */
export type QuestionChanges = Channel<number>

/** Notifies of products with a text more or less on their page. */
export function openQuestionChanges(deps: Pick<Deps, 'config' | 'log' | 'sql'>): QuestionChanges {
  return openChannel(deps, { channel, about: 'published and deleted questions', read: Number })
}

/** Notifies all processes when the transaction is committed. */
export function notifyOfQuestions(db: Database, productId: number): Promise<void> {
  return notifyChannel(db, channel, String(productId))
}

/** What somebody wrote may have to leave the pages of products, or may be shown again. */
export async function notifyOfWriter({ db }: Pick<Ctx, 'db'>, { userId }: { userId: number }): Promise<void> {
  const ownAnswer = and(
    eq(productAnswers.questionId, productQuestions.id),
    eq(productAnswers.practitionerId, userId),
    isNotNull(productAnswers.approvedAt),
  )
  const answers = db.select({ id: productAnswers.id }).from(productAnswers).where(ownAnswer)
  const about = await db
    .selectDistinct({ productId: productQuestions.productId })
    .from(productQuestions)
    .where(
      and(isNotNull(productQuestions.approvedAt), or(eq(productQuestions.userId, userId), exists(answers))),
    )
  for (const { productId } of about) await notifyOfQuestions(db, productId)
}
