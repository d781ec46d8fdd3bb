import { randomUUID } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { knownDeviceDays } from '#domain/accounts/tokens.ts'
import { dayMs } from '#domain/local-time.ts'
import type { Config } from '#server/platform/config.ts'
import type { Deps } from '#server/platform/context.ts'
import { findUserByEmail } from '../find-users.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    knownDevices: KnownDevices
  }
}

/**
 * Devices on which somebody signed in before. Their cookie does not sign anybody in: it keeps their attempts apart from
 * strangers'.
 */
export type KnownDevices = {
  /** Identifies the device and the account, if the caller's device belongs to the account with this address. */
  find(request: FastifyRequest, email: string): Promise<string | undefined>
  /** Call after a successful sign-in. */
  remember(request: FastifyRequest, reply: FastifyReply, userId: number): void
}

export const knownDeviceCookie = 'known_device'
const accountsMaximum = 5

/** `since`: the device belongs to the account until its password is changed after this. */
const Account = z.strictObject({ id: z.int(), since: z.int() })
const Device = z.strictObject({
  kind: z.literal('known-device'),
  device: z.uuid(),
  accounts: z.array(Account).max(accountsMaximum),
})
type Device = z.infer<typeof Device>

export function openKnownDevices({
  config,
  db,
  sealing,
}: Pick<Deps, 'db' | 'sealing'> & { config: Pick<Config, 'publicUrl'> }): KnownDevices {
  function read(request: FastifyRequest): Device | undefined {
    const { [knownDeviceCookie]: sealed } = parseCookie(request.headers.cookie ?? '')
    if (!sealed) return undefined
    try {
      return Device.parse(JSON.parse(sealing.open(sealed)))
    } catch {
      // Tampered with, or encrypted with a former key of the shop.
      return undefined
    }
  }

  return {
    async find(request, email) {
      const known = read(request)
      const user = known && (await findUserByEmail(db, email))
      const account = known?.accounts.find(({ id }) => id === user?.id)
      if (!known || !user || !account) return undefined
      const isOver = user.passwordChangedAt !== null && user.passwordChangedAt.getTime() > account.since
      return isOver ? undefined : `${known.device} ${user.id}`
    },
    remember(request, reply, userId) {
      const known = read(request)
      const others = known?.accounts.filter(({ id }) => id !== userId) ?? []
      const accounts = [{ id: userId, since: Date.now() }, ...others].slice(0, accountsMaximum)
      const device: Device = { kind: 'known-device', device: known?.device ?? randomUUID(), accounts }
      const cookie = stringifySetCookie({
        name: knownDeviceCookie,
        value: sealing.seal(JSON.stringify(device)),
        path: '/api',
        maxAge: (knownDeviceDays * dayMs) / 1000,
        httpOnly: true,
        sameSite: 'strict',
        secure: config.publicUrl?.startsWith('https:') ?? false,
      })
      reply.header('set-cookie', cookie)
    },
  }
}
