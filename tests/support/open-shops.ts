import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDemoDatabase } from './database.ts'
import { openShopData, runShop, type ShopDataSettings, startShop } from './running-shop.ts'

export type OpenShop = {
  url: string
  /** The file to which the shop writes its log. */
  log: string
  databaseUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    shops: OpenShop[]
    /** The data of a demonstration shop that is not running. */
    demonstration: ShopDataSettings
  }
}

/** Before the journeys: a demonstration shop for each worker, so that journeys do not share users. */
export default async function openShops(project: TestProject) {
  const demonstration = await fillShop()
  project.provide('demonstration', demonstration.environment)
  const opening = Array.from({ length: project.config.maxWorkers }, () =>
    runShop({ DEMO: '1' }, demonstration.environment),
  )
  const close = async () => {
    for (const outcome of await Promise.allSettled(opening))
      if (outcome.status === 'fulfilled') await outcome.value.close()
    await demonstration.close()
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

/** Filling a demonstration shop and encoding its pictures take long, so copies of it share both. */
async function fillShop() {
  const pictures = mkdtempSync(join(tmpdir(), 'verbena-pictures-'))
  const place = await openShopData(await openDemoDatabase())
  const close = async () => {
    await place.close()
    rmSync(pictures, { recursive: true, force: true })
  }
  try {
    symlinkSync(pictures, join(place.environment.DATA_DIR, 'pictures'))
    const shop = await startShop({ ...place.environment, DEMO: '1' })
    await shop.stop()
    return { environment: place.environment, close }
  } catch (error) {
    await close()
    throw error
  }
}
