import type { Companions } from '#server/catalogue/companions.ts'
import type { Database } from '#server/platform/database.ts'
import { startInterval } from '#server/platform/interval.ts'
import type { Log } from '#server/platform/log.ts'
import { readCompanions } from './find-companions.ts'

const pauseMs = 10 * 60_000

type Options = { db: Database; log: Log; catalogue: { setCompanions(companions: Companions): void } }

/**
 * Provides the catalogue with products combined in protocols, as of some minutes ago, so that product pages never wait
 * for it.
 */
export function openCompanions({ db, log, catalogue }: Options) {
  const read = async () => catalogue.setCompanions(await readCompanions(db))
  const firstRead = read().catch((error) => log.warn({ err: error }, 'companions of products not read'))
  const reading = startInterval({ what: 'reading companions of products', pauseMs }, log, read)
  return {
    read,
    async close() {
      await reading.close()
      await firstRead
    },
  }
}
