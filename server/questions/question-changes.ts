import { and, eq, exists, isNotNull, or, sql as statement } from 'drizzle-orm'
import type { Ctx, Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { listenToChannel } from '#server/platform/listen-to-channel.ts'
import { productAnswers, productQuestions } from './tables.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    questionChanges: QuestionChanges
  }
}

const channel = 'question_changes'

type Listener = (productId: number) => void
export type QuestionChanges = {
  /** Called for the changes of all processes. Returns a function that unsubscribes. */
  onChange(listener: Listener): () => void
  close(): Promise<void>
}

/** Notifies of products with a text more or less on their page. Where a notification is lost, pages expire by age. */
export function openQuestionChanges({
  log,
  ...source
}: Pick<Deps, 'config' | 'log' | 'sql'>): QuestionChanges {
  const listeners = new Set<Listener>()
  const listening = listenToChannel(source, channel, (productId) => {
    for (const listener of listeners) listener(Number(productId))
  }).catch((error: unknown) => {
    log.error({ err: error }, 'no notifications of published and deleted questions')
    return async () => {}
  })
  return {
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: async () => (await listening)(),
  }
}

/** Notifies all processes when the transaction is committed. */
export async function notifyOfQuestions(db: Database, productId: number): Promise<void> {
  await db.execute(statement`SELECT pg_notify(${channel}, ${String(productId)})`)
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
