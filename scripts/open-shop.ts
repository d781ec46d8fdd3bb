import { runShop } from '#server/main.ts'
import type { Progress } from '#server/platform/progress.ts'
import { seedDemonstration } from './seed-demonstration.ts'

/** Opens the shop, which is built by `prepare` if need be. */
export const openShop = (prepare?: (progress: Progress) => Promise<void>) =>
  runShop({ prepare, seed: seedDemonstration })
