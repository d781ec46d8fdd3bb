import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { runShop } from './running-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string
    /** The file in which it writes its log. */
    shopLog: string
    shopDatabaseUrl: string
  }
}

/** Before the journeys: the shop with the demonstration's products. */
export default async function openShop(project: TestProject) {
  const shop = await runShop({ DEMO: '1' })
  project.provide('shopUrl', shop.url)
  project.provide('shopLog', join(shop.dataDir, 'server.log'))
  project.provide('shopDatabaseUrl', shop.databaseUrl)
  return shop.close
}
