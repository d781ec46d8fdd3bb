import { eq } from 'drizzle-orm'
import { isOpen, linkState } from '#domain/baskets/states.ts'
import { clients } from '#server/clients/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import type { WriteEmail } from '#server/platform/mail/email.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import { listBaskets } from './find-baskets.ts'
import { baskets } from './tables.ts'
import { writeBasketEmail } from './write-email.ts'

export function basketEmails(
  deps: Pick<Deps, 'brandingOf' | 'config' | 'products' | 'sealing' | 'translations'>,
) {
  const sent: WriteEmail = async ({ basket_id: id }, { db, now }) => {
    if (typeof id !== 'number') return undefined
    const [basket] = await listBaskets(db, eq(baskets.id, id))
    if (!basket || !isOpen(linkState(basket, now))) return undefined
    const [client] = await db.select().from(clients).where(eq(clients.id, basket.clientId))
    return client && writeBasketEmail({ ...deps, db, now }, { client, basket })
  }
  return { 'basket-sent': sent } satisfies Partial<Record<EmailName, WriteEmail>>
}
