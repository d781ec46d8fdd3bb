import { AsyncLocalStorage } from 'node:async_hooks'
import { connect } from '#server/platform/database.ts'
import { maxWaitMs } from './max-wait.ts'
import { openNode } from './shop-api.ts'

/** A process of the shop that records the statements it sends to the database. */
export async function openCounting(shop: { url: string }) {
  const counted = new AsyncLocalStorage<string[]>()
  const onStatement = (statement: string) => void counted.getStore()?.push(statement)
  const { sql, db } = connect(shop.url, { onStatement })
  const node = await openNode({ url: shop.url, sql, db })
  await node.catalogue.whenReady(maxWaitMs)
  return {
    ...node,
    /** The statements that an action sends. Those of the shop's own timers, sent meanwhile, are not counted. */
    async statementsOf(work: () => Promise<unknown>): Promise<string[]> {
      const statements: string[] = []
      await counted.run(statements, work)
      return statements
    },
    async close() {
      await node.close()
      await sql.end()
    },
  }
}
