import { accountPaths, authPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import { users } from '#server/accounts/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { hashPassword, verifyPassword } from '#server/platform/passwords.ts'
import { cpuMs, type Server } from './process.ts'

export type AccountFigures = {
  /** Processor time of one argon2id hash, measured in this process at the same time. */
  hashMs: number
  loginMs: number
  refreshMs: number
  currentUserMs: number
  /** The slowest of many page requests, alone and while 50 people sign in. */
  slowestPageMs: number
  slowestPageDuringLoginsMs: number
}

const people = 200
const atOnce = 50
const password = 'Verbena-bench-1'

/** The cost of signing in and staying signed in. */
export async function measureAccounts(server: Server, db: Database, page: string): Promise<AccountFigures> {
  const passwordHash = await hashPassword(password)
  await db.insert(users).values(Array.from({ length: people }, (_, n) => personOf(n, passwordHash)))
  const call = callsTo(server)
  const logIn = (n: number) => call.post<Tokens>(authPaths.login, { email: emailOf(n), password })
  for (let n = 0; n < 20; n++) await logIn(n)

  const hashMs = await ownProcessorMs(people, () => verifyPassword(passwordHash, password))
  const everybody: Tokens[] = []
  const loginMs = await eachMs(server, people, async (n) => void everybody.push(await logIn(n)))
  const refreshMs = await eachMs(server, people * 10, async (n) => {
    const { refresh_token } = everybody[n % people]!
    everybody[n % people] = await call.post<Tokens>(authPaths.refresh, undefined, refresh_token)
  })
  const currentUserMs = await eachMs(server, people * 10, (n) =>
    call.get(accountPaths.user, everybody[n % people]!.access_token),
  )
  const slowestPageMs = await slowest(server.base + page, { until: pause(1000) })
  const logins = Promise.all(Array.from({ length: atOnce }, (_, n) => logIn(n)))
  const slowestPageDuringLoginsMs = await slowest(server.base + page, { until: logins })
  return { hashMs, loginMs, refreshMs, currentUserMs, slowestPageMs, slowestPageDuringLoginsMs }
}

const emailOf = (n: number) => `bench${n}@example.org`
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function personOf(n: number, passwordHash: string): typeof users.$inferInsert {
  const now = new Date()
  const name = { firstName: 'Bench', lastName: String(n) }
  const place = { language: 'en', country: 'BE', homeRegion: 'eu' } as const
  return {
    userTypeId: 4,
    email: emailOf(n),
    passwordHash,
    ...name,
    ...place,
    createdAt: now,
    activatedAt: now,
  }
}

function callsTo({ base }: Server) {
  async function ask<T>(path: string, init: RequestInit): Promise<T> {
    const response = await fetch(`${base}/api${path}`, init)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return (await response.json()) as T
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  return {
    get: (path: string, token: string) => ask(path, { headers: bearer(token) }),
    post: <T>(path: string, body?: object, token?: string) =>
      ask<T>(path, {
        method: 'POST',
        headers: { ...(body && { 'content-type': 'application/json' }), ...(token && bearer(token)) },
        ...(body && { body: JSON.stringify(body) }),
      }),
  }
}

/** Processor time the server spends on one call, with all its threads; ten connections, as for every other call. */
async function eachMs({ pid }: Server, amount: number, work: (n: number) => Promise<unknown>) {
  const before = cpuMs(pid)
  let next = 0
  const connection = async () => {
    while (next < amount) await work(next++)
  }
  await Promise.all(Array.from({ length: 10 }, connection))
  return (cpuMs(pid) - before) / amount
}

async function ownProcessorMs(amount: number, work: () => Promise<unknown>) {
  const before = process.cpuUsage()
  for (let n = 0; n < amount; n++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / amount
}

async function slowest(url: string, { until }: { until: Promise<unknown> }): Promise<number> {
  let isOver = false
  const end = until.finally(() => {
    isOver = true
  })
  let most = 0
  while (!isOver) {
    const began = performance.now()
    await (await fetch(url)).arrayBuffer()
    most = Math.max(most, performance.now() - began)
  }
  await end
  return most
}
