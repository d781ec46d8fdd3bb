import type { Deps } from './context.ts'
import type { JobQueue } from './jobs.ts'

/** Deletes files once the transaction is committed; as long as the file store fails, it is tried again. */
export async function queueFileDeletion(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) await jobs.enqueue(db, 'file-deletion', { file_key: key })
}

export function handleFileDeletions({ files, jobs }: Pick<Deps, 'files'> & { jobs: JobQueue }): void {
  jobs.handle('file-deletion', ({ data }) => files.remove(String(data.file_key)))
}
