import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { openNode } from './shop-api.ts'

/** A process of a shop that tells which statements it sends to the database. */
export async function openCounting(shop: { url: string }) {
  const statements: string[] = []
  const sql = postgres(shop.url, {
    max: 10,
    onnotice: () => {},
    debug: (_, statement) => void statements.push(statement),
  })
  const node = await openNode({ url: shop.url, sql, db: drizzle(sql, { casing: 'snake_case' }) })
  await node.catalogue.whenReady(10_000)
  return {
    ...node,
    /** Sent while something was done; not those of the catalogue, which looks for changes all the time. */
    async statementsOf(work: () => Promise<unknown>): Promise<string[]> {
      statements.length = 0
      await work()
      return statements.filter((statement) => !statement.includes('catalogue_changes'))
    },
    async close() {
      await node.close()
      await sql.end()
    },
  }
}
