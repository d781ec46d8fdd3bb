import { flushCompileCache } from 'node:module'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { paymentPaths } from '#contract/order-paths.ts'
import { buildApi } from '#server/app.ts'
import { openSandbox } from '#server/payments/providers/sandbox.ts'
import { parseConfig } from '#server/platform/config.ts'
import { connect } from '#server/platform/database.ts'
import { sealingWith } from '#server/platform/sealing.ts'
import { type CrashPoint, crashingDatabase, crashingFetch, crashingProvider } from './crash-points.ts'

let armed: string | undefined
/** Ends the process immediately, as if its machine had failed. */
const reach = (point: CrashPoint) => {
  if (point === armed) process.kill(process.pid, 'SIGKILL')
}

/** A process of the shop that ends at a given point: the whole API on the existing database, without pages. */
const config = parseConfig(process.env, { checkout: process.cwd(), isRoot: false })
const url = config.databaseUrl ?? ''
const { sql } = connect(url)
const db = crashingDatabase(sql, reach)
let address = ''
const provider = crashingProvider(openSandbox({ clock: () => new Date(), db, origin: () => address }), reach)
globalThis.fetch = crashingFetch(paymentPaths.sandboxWebhook, reach)
const log = pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }))
const pace = { timersMs: 200, superviseSeconds: 1 }
const { app, catalogue } = await buildApi({
  config,
  url,
  sql,
  db,
  log,
  pace,
  provider,
  sealing: sealingWith(Buffer.alloc(32)),
})
address = await app.listen({ host: '127.0.0.1', port: 0 })
await catalogue.whenReady(60_000)
// A killed process releases nothing.
flushCompileCache()
process.stdout.write(`open at ${address}\n`)

for await (const line of createInterface(process.stdin)) {
  armed = line
  process.stdout.write(`armed ${line}\n`)
}
await app.close()
await sql.end()
