import type { UseInProtocols } from '#server/catalogue/companions.ts'
import type { Database } from '#server/platform/database.ts'
import { startInterval } from '#server/platform/interval.ts'
import type { Log } from '#server/platform/log.ts'
import { countProtocols } from './count-protocols.ts'
import { readCompanions } from './find-companions.ts'

const pauseMs = 10 * 60_000

type Options = { db: Database; log: Log; catalogue: { setUseInProtocols(use: UseInProtocols): void } }

/**
 * Provides the catalogue with the use of products in protocols, as of some minutes ago, so that product pages never
 * wait for it.
 */
export function openCompanions({ db, log, catalogue }: Options) {
  const read = async () => {
    const [companions, protocolCounts] = [await readCompanions(db), await countProtocols(db)]
    catalogue.setUseInProtocols({ companions, protocolCounts })
  }
  const firstRead = read().catch((error) => log.warn({ err: error }, 'use of products in protocols not read'))
  const reading = startInterval({ what: 'reading the use of products in protocols', pauseMs }, log, read)
  return {
    read,
    async close() {
      await reading.close()
      await firstRead
    },
  }
}
