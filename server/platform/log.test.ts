import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createLog, shortLine } from './log.ts'

afterEach(() => vi.unstubAllEnvs())

test('an error at the terminal is one line, whatever a stranger put into it', () => {
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
  '/en/withdraw/Zm9vYmFyYmF6Zm9vYmFyYmF6',
  '/api/v2/storefront/withdrawals/Zm9vYmFyYmF6Zm9vYmFyYmF6',
  '/api/v2/storefront/protocols/Zm9vYmFyYmF6Zm9vYmFyYmF6/plan.pdf',
])('no line of the log holds the token of %s, down to the finest level', (url) => {
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
})

test('no line of the log holds what somebody searched for', () => {
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
