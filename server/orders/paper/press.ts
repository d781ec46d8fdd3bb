import type { Log } from '#server/platform/log.ts'
import { openDrawingThread } from '#server/platform/pdf/drawing-thread.ts'
import type { PaperJob } from './draw-paper.ts'
import type { PaperWorld } from './world.ts'

type Press = PaperWorld & { close(): Promise<void> }

/** Prints the papers of orders, in a thread beside the one that answers. */
export function openPress({
  log,
  ...world
}: Omit<PaperWorld, 'thread'> & { log: Pick<Log, 'error'> }): Press {
  const thread = openDrawingThread<PaperJob>(new URL('./paper-thread.ts', import.meta.url), {
    onFailure: (failure) => log.error({ failure }, 'A paper of an order could not be drawn'),
  })
  return { ...world, thread, close: () => thread.close() }
}
