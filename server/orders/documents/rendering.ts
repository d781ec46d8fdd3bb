import type { Config } from '#server/platform/config.ts'
import type { DrawingThread } from '#server/platform/pdf/drawing-thread.ts'
import type { Translations } from '#server/platform/translation.ts'
import type { PaperJob } from './draw-paper.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    documentRenderer: DocumentRenderer
  }
}

/** Prints the papers of orders. */
export type DocumentRenderer = {
  config: Pick<Config, 'region'>
  translations: Pick<Translations, 'translatorFor' | 'resourcesOf'>
  thread: DrawingThread<PaperJob>
  /** Where the shop can be reached: `https://…`, without a slash at its end. */
  origin: () => string
}
