import type { Log } from '#server/platform/log.ts'
import { openDrawingThread } from '#server/platform/pdf/drawing-thread.ts'
import type { DocumentDeps } from './deps.ts'
import type { PaperJob } from './draw-paper.ts'

type DocumentRenderer = DocumentDeps & { close(): Promise<void> }

/** Prints the papers of orders, in a thread beside the one that answers. */
export function openDocumentRenderer({
  log,
  ...deps
}: Omit<DocumentDeps, 'thread'> & { log: Pick<Log, 'error'> }): DocumentRenderer {
  const thread = openDrawingThread<PaperJob>(new URL('./paper-thread.ts', import.meta.url), {
    onFailure: (failure) => log.error({ failure }, 'A paper of an order could not be drawn'),
  })
  return { ...deps, thread, close: () => thread.close() }
}
