import { createProgress } from '#server/platform/progress.ts'
import { buildShop } from './build-shop.ts'

await buildShop(createProgress(process.stdout))
