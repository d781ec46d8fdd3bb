import { join } from 'node:path'
import { openReadModel } from '#server/catalogue/read-model/open.ts'
import type { SeedInput } from '#server/main.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { loadTranslations } from '#server/platform/translation.ts'
import { seedBaskets } from './baskets/seed.ts'
import { seedCatalogueOnce } from './catalogue/seed-once.ts'
import { seedConsents } from './clients/seed-consents.ts'
import { seedRecords } from './clients/seed-records.ts'
import { hasStatements, seedStatements } from './commission/seed.ts'
import { hasOrders, seedOrders } from './orders/seed.ts'
import { seedPayouts } from './payouts/seed.ts'
import { seedPeople } from './people/seed.ts'
import { seedProtocols } from './protocols/seed.ts'
import { seedSearch } from './search/seed.ts'
import { seedStock } from './stock/seed.ts'
import { seedStores } from './storefront/seed.ts'

/** The content of a demonstration shop. */
export async function seedDemonstration(filling: SeedInput): Promise<void> {
  const { config, progress, db, log, sealing } = filling
  const { region } = config
  await progress.step('Demonstration shop', (onProgress) =>
    seedCatalogueOnce({ db, now: new Date(), onProgress }),
  )
  const files = await openFiles(config)
  await progress.step('Demonstration people', (onProgress) =>
    seedPeople({ db, files, region, now: new Date(), onProgress }),
  )
  await progress.step('Demonstration protocols', (onProgress) =>
    seedProtocols({ db, sealing, region, now: new Date(), onProgress }),
  )
  await progress.step('Demonstration consents', () => seedConsents({ db, now: new Date() }))
  await seedRecords({ db, sealing, region, now: new Date() })
  await progress.step('Demonstration baskets', () => seedBaskets({ db, sealing, now: new Date() }))
  await progress.step('Demonstration shop pages', () => seedStores(db, { region, now: new Date() }))
  await progress.step('Demonstration visitors', (onProgress) =>
    seedSearch({ db, now: new Date(), onProgress }),
  )
  await seedStock({ db, files, region, now: new Date() })
  if (!(await hasOrders(db))) await seedBuyers(filling)
  await progress.step('Demonstration payouts', () =>
    seedPayouts({ db, log, sealing, region, now: new Date() }),
  )
  if (!(await hasStatements(db)))
    await seedStatements({ db, log, region, translations: localTexts(), now: new Date() })
}

const localTexts = () => loadTranslations(join(import.meta.dirname, '../locales'))

/** People buy at the catalogue's prices, so it is loaded for them. */
async function seedBuyers({ config, progress, log, sql, db }: SeedInput): Promise<void> {
  const translations = localTexts()
  const products = openReadModel({ config, sql, log, translations })
  try {
    await progress.step('Demonstration orders', (report) =>
      seedOrders({ db, config, products, translations, now: new Date(), onProgress: report }),
    )
  } finally {
    await products.close()
  }
}
