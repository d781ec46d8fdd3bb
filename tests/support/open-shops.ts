import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { runShop } from './running-shop.ts'

export type OpenShop = {
  url: string
  /** The file to which the shop writes its log. */
  log: string
  databaseUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    shops: OpenShop[]
  }
}

/** Before the journeys: a demonstration shop for each worker, so that journeys do not share users. */
export default async function openShops(project: TestProject) {
  const opening = Array.from({ length: project.config.maxWorkers }, () => runShop({ DEMO: '1' }))
  const close = async () => {
    for (const outcome of await Promise.allSettled(opening))
      if (outcome.status === 'fulfilled') await outcome.value.close()
  }
  try {
    const shops = await Promise.all(opening)
    project.provide(
      'shops',
      shops.map(({ url, databaseUrl, dataDir }) => ({ url, databaseUrl, log: join(dataDir, 'server.log') })),
    )
    return close
  } catch (error) {
    await close()
    throw error
  }
}
