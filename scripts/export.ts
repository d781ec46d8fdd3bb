import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { exportCatalogue } from '#server/catalogue/imports/export-catalogue.ts'
import { importWords } from './import-words.ts'
import { runCommand } from './run-command.ts'
import { openShopDatabase } from './shop-database.ts'

/**
 * Writes the whole catalogue in our own file format; gzip if the name ends in .gz, to the terminal if there is no name.
 */
async function main(): Promise<void> {
  const [name] = process.argv.slice(2)
  const words = importWords(undefined, process.env)
  const shop = await openShopDatabase(process.env)
  let count = 0
  try {
    const text = Readable.from(exportCatalogue(shop.db, (written) => (count = written)))
    if (!name) await pipeline(text, process.stdout, { end: false })
    else {
      const file = createWriteStream(resolve(process.env.INIT_CWD ?? process.cwd(), name))
      await (name.endsWith('.gz') ? pipeline(text, createGzip(), file) : pipeline(text, file))
    }
  } finally {
    await shop.close()
  }
  process.stderr.write(`${words('cli.exported', { count, file: name ?? '-' })}\n`)
}

await runCommand(main)
