import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { applyReference } from '#server/catalogue/reference.ts'
import { connect, type Sql } from '#server/platform/database.ts'
import { migrateDatabase } from '#server/platform/migrations.ts'
import { startPostgres } from '#server/platform/postgres.ts'
import { seedCatalogue } from '../../seeds/catalogue/seed.ts'

const run = promisify(execFile)
const labels = ['product-overview.csv.gz', 'label-facts.jsonl.gz'].map((name) =>
  fileURLToPath(new URL(`./dsld/${name}`, import.meta.url)),
)

/** Opens a database with the demonstration shop and the imported labels, and removes it again. */
export async function inFilledShop<Result>(ask: (sql: Sql) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'verbena-relevance-'))
  const postgres = await startPostgres({ folder, durable: false })
  const { sql, db } = connect(postgres.url)
  try {
    await migrateDatabase(postgres.url)
    await applyReference(db)
    await seedCatalogue({ db, now: new Date() })
    await importLabels(postgres.url, folder)
    // Without what European law requires, an import publishes nothing.
    await sql`UPDATE products SET status = 'published' WHERE status = 'draft' AND EXISTS (
      SELECT FROM variants JOIN prices ON variant_id = variants.id WHERE product_id = products.id)`
    await sql`analyze`
    return await ask(sql)
  } finally {
    await sql.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As in docs/imports.md: the labels, then a list of invented prices. */
async function importLabels(url: string, folder: string) {
  const env = { ...process.env, DATABASE_URL: url }
  const prices = join(folder, 'prices.csv')
  const node = (...command: string[]) => run(process.execPath, command, { env })
  for (const file of labels) await node('scripts/import.ts', file)
  await node('scripts/invent-prices.ts', prices, 'DSLD-')
  await node('scripts/import.ts', prices)
}
