import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { createLog, shortLine } from './log.ts'
import { hideTokens } from './secret-paths.ts'

afterEach(() => vi.unstubAllEnvs())

test('an error at the terminal is one line, whatever input it contains', () => {
  const line = JSON.stringify({ msg: 'request failed', err: { message: 'bad\nError: all is well\u001B[2J' } })
  expect(shortLine(line, '/data/server.log')).toBe(
    'Error: bad\\nError: all is well\\u001b[2J (more in /data/server.log)',
  )
})

test.each([
  '/en/auth/activate/Zm9vYmFyYmF6',
  '/hu/auth/reset-password/Zm9vYmFyYmF6.data?_routes=x',
  'https://verbena.example/auth/multipass/Zm9vYmFyYmF6',
  '/api/v2/auth/reset-password/Zm9vYmFyYmF6',
  '/de/auth/confirm-email/Zm9vYmFyYmF6',
  '/en/protocols/Zm9vYmFyYmF6Zm9vYmFyYmF6',
  '/en/protocols/Zm9vYmFyYmF6Zm9vYmFyYmF6.data',
  '/en/protocols/%5Am9vYmFyYmF6Zm9vYmFyYmF6',
  '/en/Protocols/Zm9vYmFyYmF6Zm9vYmFyYmF6',
  '/en/AUTH/Activate/Zm9vYmFyYmF6',
  '/api/v2/storefront/protocols/Zm9vYmFyYmF6Zm9vYmFyYmF6?language_code=de',
  '/en/login?redirectTo=%2Fprotocols%2FZm9vYmFyYmF6Zm9vYmFyYmF6',
  '/en/withdraw/Zm9vYmFyYmF6Zm9vYmFyYmF6',
  '/en/back-in-stock/Zm9vYmFyYmF6Zm9vYmFyYmF6',
  '/api/v2/storefront/stock-requests/Zm9vYmFyYmF6Zm9vYmFyYmF6',
  '/api/v2/storefront/withdrawals/Zm9vYmFyYmF6Zm9vYmFyYmF6',
  '/api/v2/storefront/protocols/Zm9vYmFyYmF6Zm9vYmFyYmF6/plan.pdf',
  '/en/guest-orders/Zm9vYmFyYmF6Zm9vYmFyYmF6',
  '/en/saved-carts/Zm9vYmFyYmF6Zm9vYmFyYmF6',
  '/api/v2/storefront/saved-carts/Zm9vYmFyYmF6Zm9vYmFyYmF6?country=NL',
  '/api/v2/storefront/guest-orders/Zm9vYmFyYmF6Zm9vYmFyYmF6/payments',
])(
  'no log line contains the token of %s, even at the finest level',
  { tags: ['log-clean', 'withdrawal-link-secret', 'stock-request-link-secret'] },
  (url) => {
    vi.stubEnv('LOG_LEVEL', 'trace')
    const dataDir = mkdtempSync(join(tmpdir(), 'log-'))
    const log = createLog({ demonstration: true, dataDir })
    log.trace({ req: { method: 'GET', url } }, `asked for ${url}`)
    log.debug({ nested: { deep: [url] } })
    log.info(new Error(`No route matches URL "${url}"`))
    const written = readFileSync(join(dataDir, 'server.log'), 'utf8')
    expect(written.trim().split('\n')).toHaveLength(3)
    expect(written).toContain('[token]')
    expect(written).not.toContain('Zm9v')
  },
)

test.each(['/%70lans/Zm9vYmFyYmF6', '/plans/%5Am9vYmFyYmF6', '/plans/Zm9vYmFyYmF6?again=Zm9vYmFyYmF6'])(
  'no log line contains the token of the matched route, in any encoding: %s',
  { tags: 'log-clean' },
  async (url) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'log-'))
    const loggerInstance: FastifyBaseLogger = createLog({ demonstration: true, dataDir })
    const app = fastify({ loggerInstance, logController: new LogController({ disableRequestLogging: true }) })
    hideTokens(app)
    app.get<{ Params: { link_token: string } }>('/plans/:link_token', async ({ log, params }) => {
      await Promise.resolve()
      log.info({ params }, 'looked for')
      log.error(new Error(`Nothing is kept under ${params.link_token}`))
      return {}
    })
    await app.inject(url)
    const written = readFileSync(join(dataDir, 'server.log'), 'utf8')
    expect(written).toContain('Nothing is kept under [token]')
    expect(written).not.toContain('m9vYmFyYmF6')
    await app.close()
  },
)

test('no log line contains a search text', { tags: 'search-not-kept' }, () => {
  vi.stubEnv('LOG_LEVEL', 'trace')
  const dataDir = mkdtempSync(join(tmpdir(), 'log-'))
  const log = createLog({ demonstration: true, dataDir })
  for (const url of [
    '/api/v2/storefront/search?query=haemorrhoids%20%C3%A4&page=2',
    '/en/search-results?page=2&query=haemorrhoids',
    '/search-results.data?QUERY=haemorrhoids',
  ]) {
    log.trace({ req: { method: 'POST', url } }, `asked for ${url}`)
    log.info(new Error(`No route matches URL "${url}"`))
  }
  const written = readFileSync(join(dataDir, 'server.log'), 'utf8')
  expect(written).toContain('query=[query]&page=2')
  expect(written).not.toContain('haemorrhoids')
})

/** Runs a process that logs until its end, with its output sent to `stdio`; its answers show that it continues. */
async function loggingProcess(place: Parameters<typeof createLog>[0], output: 'pipe' | number) {
  const logging = `
    import { createLog, ignoreTerminalErrors } from '#server/platform/log.ts'
    ignoreTerminalErrors()
    const log = createLog(${JSON.stringify(place)})
    for (const round of [1, 2, 3]) {
      for (let line = 0; line < 2000; line++) log.error({ round, line, text: 'x'.repeat(1000) })
      log.fatal('the last words')
      console.log('to the terminal')
      await new Promise((resolve) => setTimeout(resolve))
    }
    process.send('still there, with ' + (process.memoryUsage().rss < 400e6 ? 'little' : 'much') + ' memory')
  `
  const shop = spawn(process.execPath, ['--input-type=module-typescript', '--eval', logging], {
    stdio: ['ignore', output, output, 'ipc'],
  })
  shop.stdout?.destroy()
  shop.stderr?.destroy()
  const said: unknown[] = []
  shop.on('message', (message) => said.push(message))
  const [code] = await once(shop, 'exit')
  return { said, code }
}

const goesOn = { said: ['still there, with little memory'], code: 0 }

test.runIf(existsSync('/dev/full'))(
  'a shop whose log fills the disk goes on without it',
  { tags: 'log-failure' },
  async () => {
    const full = openSync('/dev/full', 'w')
    expect(await loggingProcess({ demonstration: false, dataDir: tmpdir() }, full)).toEqual(goesOn)
    const dataDir = mkdtempSync(join(tmpdir(), 'log-'))
    symlinkSync('/dev/full', join(dataDir, 'server.log'))
    expect(await loggingProcess({ demonstration: true, dataDir }, full)).toEqual(goesOn)
    closeSync(full)
  },
)

test('a shop continues when nobody reads its log any longer', { tags: 'log-failure' }, async () => {
  expect(await loggingProcess({ demonstration: false, dataDir: tmpdir() }, 'pipe')).toEqual(goesOn)
})
