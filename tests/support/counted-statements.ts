import { connect } from '#server/platform/database.ts'
import { maxWaitMs } from './patience.ts'
import { openNode } from './shop-api.ts'

/** A process of the shop that records the statements it sends to the database. */
export async function openCounting(shop: { url: string }) {
  const statements: string[] = []
  const { sql, db } = connect(shop.url, { onStatement: (statement) => void statements.push(statement) })
  const node = await openNode({ url: shop.url, sql, db })
  await node.catalogue.whenReady(maxWaitMs)
  return {
    ...node,
    /** The statements sent during an action, except the catalogue's continual checks for changes. */
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
