import { once } from 'node:events'
import type { ClaimSubjectKind } from '#domain/claims/subject-kinds.ts'
import { startThread } from '#server/platform/start-thread.ts'
import type { SubjectText } from './sources.ts'

export type CheckedBatch = { kind: ClaimSubjectKind; texts: readonly SubjectText[] }
export type Checker = {
  /** Changes with the rules. */
  fingerprint: string
  /** For each text whether it is refused. One batch at a time. */
  check(batch: CheckedBatch): Promise<readonly boolean[]>
  close(): Promise<unknown>
}

/** Checks many texts in a thread of its own, so that requests do not wait. */
export async function openChecker(): Promise<Checker> {
  const worker = startThread(new URL('./checker-thread.ts', import.meta.url))
  const answer = async () => (await once(worker, 'message'))[0]
  return {
    fingerprint: await answer(),
    check(batch) {
      worker.postMessage(batch)
      return answer()
    },
    close: () => worker.terminate(),
  }
}
