import { authPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import { users } from '#server/accounts/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { hashPassword } from '#server/platform/passwords.ts'
import { practitioners } from '#server/practitioners/tables.ts'
import type { Server } from './process.ts'

const password = 'Verbena-bench-1'
const email = 'practitioner@example.org'

/** A certified practitioner; returns their id. */
export async function insertPractitioner(db: Database): Promise<number> {
  const now = new Date()
  const [user] = await db
    .insert(users)
    .values({
      userTypeId: 2,
      email,
      passwordHash: await hashPassword(password),
      firstName: 'Bench',
      lastName: 'Practitioner',
      language: 'en',
      country: 'BE',
      homeRegion: 'eu',
      createdAt: now,
      activatedAt: now,
    })
    .returning({ id: users.id })
  const userId = user!.id
  const work = { healthProfession: 1, expertiseLevel: 1, organisationType: 1, organisationName: 'Bench' }
  await db.insert(practitioners).values({ userId, ...work })
  return userId
}

/** An access token, by default the practitioner's. */
export async function logIn({ base }: Server, account = { email, password }): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(account)
  const answer = await fetch(`${base}/api${authPaths.login}`, { method: 'POST', headers, body })
  return ((await answer.json()) as Tokens).access_token
}

type BenchRequest = { path: string; token: string; body: object | undefined }

/** How many requests `middleMs` makes. */
export const medianSamples = 15

/** The median of many requests. */
export async function medianMs({ base }: Server, { path, token, body }: BenchRequest): Promise<number> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json' }),
  }
  const times: number[] = []
  for (let n = 0; n < medianSamples; n++) {
    const began = performance.now()
    const answer = await fetch(`${base}/api${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(medianSamples / 2)]!
}
