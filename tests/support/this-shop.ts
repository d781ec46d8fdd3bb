import { inject } from 'vitest'
import type { OpenShop } from './open-shops.ts'

/** The shop of the current worker. */
export function thisShop(): OpenShop {
  const worker = Number(process.env.VITEST_POOL_ID)
  const shop = inject('shops')[worker - 1]
  if (!shop) throw new Error(`No shop is open for worker ${worker}`)
  return shop
}
