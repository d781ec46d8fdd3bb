import type { FastifyRequest } from 'fastify'
import { emailKey } from '#domain/accounts/email.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { accountLimits } from '#server/accounts/limits.ts'
import { register } from '#server/accounts/registration/register.ts'
import type { Deps } from '#server/platform/context.ts'
import { maySend } from '#server/platform/mail/mail-limits.ts'
import { languageOfRequest, refuse } from '#server/platform/problems.ts'
import { getAnyOrder } from '../get-order.ts'

/**
 * Registers the address of a guest's order; the account, and with it the orders, opens once the address is confirmed.
 * The terms were accepted with the order.
 */
export async function registerGuest(
  deps: Pick<Deps, 'clock' | 'db' | 'events' | 'jobs' | 'limits' | 'securityLog'>,
  request: FastifyRequest,
  { orderId, password }: { orderId: number; password: string },
): Promise<void> {
  const { clock, db, events, jobs, limits, securityLog } = deps
  const { order } = await getAnyOrder(db, orderId)
  // Its names have been deleted.
  if (order.email === '') return refuse('not-found')
  await limits.check(request, accountLimits.registerByCaller)
  const sends = await maySend(request, limits, { purpose: 'activation', reader: emailKey(order.email) })
  const registration = {
    user_type_id: userTypes.client,
    email: order.email,
    password,
    confirm_password: password,
    first_name: order.address.first_name,
    last_name: order.address.last_name,
    country: order.billingAddress.country,
    language: languageOfRequest(request),
    terms_accepted: true,
  } as const
  const { userId, isNew } = await register({ db, events, jobs, now: clock() }, registration, { sends })
  securityLog(isNew ? 'registered' : 'registered-known-address', userId)
}
