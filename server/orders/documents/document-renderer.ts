import type { Log } from '#server/platform/log.ts'
import { openDrawingThread } from '#server/platform/pdf/drawing-thread.ts'
import type { PaperJob } from './draw-paper.ts'
import type { DocumentRenderer } from './rendering.ts'

/** Renders order documents in a thread of its own. */
export function openDocumentRenderer({
  log,
  ...deps
}: Omit<DocumentRenderer, 'thread'> & { log: Pick<Log, 'error'> }): DocumentRenderer & {
  close(): Promise<void>
} {
  const thread = openDrawingThread<PaperJob>(new URL('./paper-thread.ts', import.meta.url), {
    onFailure: (failure) => log.error({ failure }, 'A paper of an order could not be drawn'),
  })
  return { ...deps, thread, close: () => thread.close() }
}
