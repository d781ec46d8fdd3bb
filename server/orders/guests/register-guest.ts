import { userTypes } from '#domain/accounts/user-types.ts'
import type { Language } from '#domain/languages.ts'
import { register } from '#server/accounts/registration/register.ts'
import type { Ctx } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { getAnyOrder } from '../get-order.ts'

type Registering = { orderId: number; password: string; language: Language }

/**
 * Registers the address of a guest's order; the account, and with it the orders, opens once the address is confirmed.
 * The terms were accepted with the order. `count` counts the caller's attempt, and returns whether an email is sent.
 */
export async function registerGuest(
  { db, events, jobs, now, securityLog }: Pick<Ctx, 'db' | 'events' | 'jobs' | 'now' | 'securityLog'>,
  { orderId, password, language }: Registering,
  count: (email: string) => Promise<boolean>,
): Promise<void> {
  const { order } = await getAnyOrder(db, orderId)
  // Its names have been deleted.
  if (order.email === '') return refuse('not-found')
  const sends = await count(order.email)
  const registration = {
    user_type_id: userTypes.client,
    email: order.email,
    password,
    confirm_password: password,
    first_name: order.address.first_name,
    last_name: order.address.last_name,
    country: order.billingAddress.country,
    language,
    terms_accepted: true,
  } as const
  const { userId, isNew } = await register({ db, events, jobs, now }, registration, { sends })
  securityLog(isNew ? 'registered' : 'registered-known-address', userId)
}
