import autocannon from 'autocannon'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Database, Sql } from '#server/platform/database.ts'
import { writeLinesPlainly } from './plain-lines.ts'
import { insertPractitioner, logIn, medianMs } from './practitioner.ts'
import type { Server } from './process.ts'

export type ProtocolFigures = {
  /** Adding, changing and removing a line, each counted, on ten connections; over HTTP, and as SQL alone. */
  changesASecond: number
  plainChangesASecond: number
  /** Median in milliseconds of many requests, for a user with 1,000 protocols of eight products. */
  pageMs: number
  allMs: number
  searchMs: number
}

const connections = 10
const rounds = 300
const many = 1000

export async function measureProtocols(server: Server, db: Database, sql: Sql): Promise<ProtocolFigures> {
  const practitionerId = await insertPractitioner(db)
  const variantIds = (await sql`SELECT id FROM variants ORDER BY id LIMIT 400`).map(({ id }) => id as number)
  const protocolIds = await insertProtocols(sql, practitionerId)
  const token = await logIn(server)
  const own = protocolIds.slice(0, connections)
  await writeLines(server, { token, own, variantIds, amount: 30 })
  const changesASecond = await writeLines(server, { token, own, variantIds, amount: rounds })
  const plainChangesASecond = await writeLinesPlainly(sql, { own, practitionerId, variantIds, rounds })
  const ask = (path: string, body?: object) => medianMs(server, { path, token, body })
  return {
    changesASecond,
    plainChangesASecond,
    pageMs: await ask(`${protocolPaths.list}?page=3`),
    allMs: await ask(protocolPaths.list),
    searchMs: await ask(protocolPaths.search, { query: 'protocol 77' }),
  }
}

async function insertProtocols(sql: Sql, practitionerId: number): Promise<number[]> {
  const rows = await sql`
    INSERT INTO protocols (practitioner_id, name, description, created_at, updated_at)
    SELECT ${practitionerId}, 'Protocol ' || n, 'Eight weeks', now(), now() FROM generate_series(1, ${many}::int) n
    RETURNING id`
  await sql`
    INSERT INTO protocol_lines (protocol_id, variant_id, position, quantity, notes)
    SELECT p.id, v.id, v.place, 1, 'With water'
    FROM protocols p
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM variants LIMIT 400) v
      ON v.place > 20 AND v.place % 47 = p.id % 47
    WHERE p.practitioner_id = ${practitionerId}`
  return rows.map(({ id }) => id as number)
}

type Writing = { token: string; own: readonly number[]; variantIds: readonly number[]; amount: number }

/** Each connection repeatedly adds, changes and removes one product of its own protocol. */
async function writeLines({ base }: Server, { token, own, variantIds, amount }: Writing): Promise<number> {
  let next = 0
  const began = performance.now()
  const result = await autocannon({
    url: base,
    connections,
    amount: amount * connections * 3,
    setupClient(client) {
      const number = next++ % connections
      const path = `/api${protocolPaths.products(own[number]!)}`
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const line = { product_variant_id: variantIds[number]! }
      client.setRequests(
        [
          { method: 'POST' as const, body: { ...line, quantity: 1, notes: 'Before bed' } },
          { method: 'PUT' as const, body: { ...line, quantity: 3 } },
          { method: 'DELETE' as const, body: line },
        ].map(({ method, body }) => ({ method, path, headers, body: JSON.stringify(body) })),
      )
    },
  })
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${failed} changes of lines failed`)
  return (result.requests.total * 1000) / (performance.now() - began)
}
