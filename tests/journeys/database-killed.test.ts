import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import { insertPerson, password } from '#server/accounts/fixtures.ts'
import { connect } from '#server/platform/database.ts'
import { joinPostgres } from '#server/platform/postgres.ts'
import { freePort } from '../support/free-port.ts'
import { postmasterOf } from '../support/postmaster.ts'
import { startShop } from '../support/running-shop.ts'
import { soon } from '../support/visiting.ts'

// Creates its own database and starts the shop twice.
const maxWaitMs = 600_000

test(
  'a shop that was killed reuses its database, and users can log in again after the database was killed, too',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'verbena-journeys-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const start = () =>
      startShop({ PORT: String(port), DATA_DIR: dataDir, DEMO: '0', PUBLIC_URL: url, DATABASE_URL: '' })
    const postmaster = () => postmasterOf(dataDir)
    const status = async (path: string) => (await fetch(`${url}${path}`)).status

    const first = await start()
    onTestFinished(first.stop)
    const { sql, db } = connect(await joinPostgres(dataDir), { max: 1 })
    const { email } = await insertPerson(db, 'Anna')
    await sql.end()
    const survivor = postmaster()
    await first.kill()

    const second = await start()
    onTestFinished(second.stop)
    expect(postmaster()).toBe(survivor)
    await soon(() => status('/readyz')).toBe(200)

    process.kill(survivor, 'SIGKILL')
    await soon(() => postmaster() !== survivor).toBe(true)
    await soon(() => status('/readyz')).toBe(200)
    const body = JSON.stringify({ email, password })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api${authPaths.login}`, { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
  },
  maxWaitMs,
)
