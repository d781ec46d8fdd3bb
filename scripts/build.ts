import { createProgress } from '#server/platform/progress.ts'
import { buildPages } from './build-pages.ts'

await buildPages(createProgress(process.stdout))
