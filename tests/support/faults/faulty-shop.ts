import { flushCompileCache } from 'node:module'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { buildApi } from '#server/app.ts'
import { parseConfig } from '#server/platform/config.ts'
import { crashAt, crashPoints } from '#server/platform/crash-point.ts'
import { connect } from '#server/platform/database.ts'

/** A process of a shop that ends where it is told to: the whole API on what is in the database, without pages. */
const config = parseConfig(process.env, { checkout: process.cwd(), isRoot: false })
const url = config.databaseUrl ?? ''
const { sql, db } = connect(url)
const log = pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }))
const pace = { timersMs: 200, superviseSeconds: 1 }
const { app, catalogue } = await buildApi({ config, url, sql, db, log, pace })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
await catalogue.whenReady(60_000)
// Whoever is killed keeps nothing for the next.
flushCompileCache()
process.stdout.write(`open at ${address}\n`)

for await (const line of createInterface(process.stdin)) {
  crashAt(crashPoints.find((name) => name === line))
  process.stdout.write(`armed ${line}\n`)
}
await app.close()
await sql.end()
