import type { Config } from '#server/platform/config.ts'
import type { DrawingThread } from '#server/platform/pdf/drawing-thread.ts'
import type { Translations } from '#server/platform/translation.ts'
import type { PaperJob } from './draw-paper.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    documentRenderer: DocumentRenderer
  }
}

/** Renders order documents. */
export type DocumentRenderer = {
  config: Pick<Config, 'region'>
  translations: Pick<Translations, 'translatorFor' | 'resourcesOf'>
  thread: DrawingThread<PaperJob>
  /** The shop's URL: `https://…`, without a trailing slash. */
  origin: () => string
}
