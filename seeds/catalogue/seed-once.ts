import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { SeedOptions } from './seed.ts'

/**
 * Fills the demonstration shop unless these same files have filled it before: inventing thousands of products, only to
 * find them all there, costs each start a second of processor time.
 */
export async function seedCatalogueOnce(options: SeedOptions, files = hashOfFiles()): Promise<void> {
  const { db } = options
  const [table] = await db.execute<{ filledBy: string | null }>(
    sql`SELECT obj_description('products'::regclass, 'pg_class') AS "filledBy"`,
  )
  if (table?.filledBy === files) return
  const { seedCatalogue } = await import('./seed.ts')
  await seedCatalogue(options)
  // The note lives and dies with the database. This statement takes no parameters.
  await db.execute(sql.raw(`COMMENT ON TABLE products IS '${files}'`))
}

function hashOfFiles(): string {
  const folder = import.meta.dirname
  const hash = createHash('sha256')
  for (const name of globSync('**/*.{ts,json}', { cwd: folder }).sort())
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(folder, name)))
  return `Demonstration products of ${hash.digest('hex')}`
}
