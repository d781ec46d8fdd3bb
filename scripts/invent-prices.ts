import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { regionSettings } from '#domain/regions.ts'
import { listDrafts } from '#server/catalogue/imports/drafts.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { importWords } from './import-words.ts'
import { runCommand } from './run-command.ts'
import { openShopDatabase } from './shop-database.ts'

/**
 * A price list for all drafts without a price. The prices are invented, say so in each row, and are always the same.
 */
async function main(): Promise<void> {
  const [name, prefix = ''] = process.argv.slice(2)
  const words = importWords(undefined, process.env)
  if (!name) throw new StartProblem('Usage: node scripts/invent-prices.ts FILE.csv [SKU-PREFIX]')
  const shop = await openShopDatabase(process.env)
  const file = createWriteStream(resolve(process.env.INIT_CWD ?? process.cwd(), name))
  let count = 0
  try {
    const { currency } = regionSettings[shop.config.region]
    file.write(stringify([['sku', 'price', 'currency', 'stock', 'note']]))
    for await (const page of listDrafts(shop.db)) {
      const rows = page
        .filter(({ sku, isPriced }) => !isPriced && sku.startsWith(prefix))
        .map(({ sku }) => [sku, inventedPrice(sku), currency, inventedStock(sku), 'invented'])
      count += rows.length
      if (rows.length > 0 && !file.write(stringify(rows))) await once(file, 'drain')
    }
    await once(file.end(), 'finish')
  } finally {
    await shop.close()
  }
  process.stdout.write(`${words('cli.invented', { count, file: name })}\n`)
}

/** A number below `limit`, calculated from the SKU alone. */
function drawn(sku: string, purpose: string, limit: number): number {
  return createHash('sha256').update(`${purpose} ${sku}`).digest().readUInt32BE() % limit
}

function inventedPrice(sku: string): string {
  return (7 + drawn(sku, 'price', 52) + [0.5, 0.9, 0.95][drawn(sku, 'ending', 3)]!).toFixed(2)
}

function inventedStock(sku: string): string {
  return drawn(sku, 'empty', 12) === 0 ? '0' : String(1 + drawn(sku, 'stock', 80))
}

await runCommand(main)
