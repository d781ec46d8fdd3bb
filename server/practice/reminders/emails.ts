import { eq } from 'drizzle-orm'
import type { ClientDay, DayProduct } from '#contract/client-day.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { dateOf } from '#domain/days.ts'
import { reminderDay } from '#domain/practice/reminders.ts'
import { plateColours } from '#lib/pack-drawing/pack-drawing.ts'
import { maySignIn } from '#server/accounts/find-users.ts'
import { users } from '#server/accounts/tables.ts'
import { requireProducts } from '#server/catalogue/await-products.ts'
import { dayText } from '#server/platform/mail/dates.ts'
import type { Email, EmailContext, EmailLine, WriteEmail } from '#server/platform/mail/email.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import { bandsOf } from '#server/protocols/email-bands.ts'
import type { PlanReading } from '../day/client-plans.ts'
import { getClientDay } from '../day/get-day.ts'
import { reminders } from '../tables.ts'
import { dueSupply } from './due-supply.ts'
import { readerOf } from './send-reminders.ts'

type Source = Omit<PlanReading, 'actor' | 'db' | 'now'>
type User = typeof users.$inferSelect
type Written = Pick<Email, 'lines' | 'rows'> | undefined

/** Reminders that clients turned on. */
export function reminderEmails(source: Source) {
  return {
    'dose-reminder': (job, context) =>
      remind(source, context, { userId: job.user_id, texts: 'dose-reminder', write: dosesOf }),
    'supply-reminder': (job, context) =>
      remind(source, context, { userId: job.user_id, texts: 'supply-reminder', write: suppliesOf }),
  } satisfies Partial<Record<EmailName, WriteEmail>>
}

type Reminding = {
  userId: number | null
  texts: 'dose-reminder' | 'supply-reminder'
  write: (source: Source, day: ClientDay, user: User) => Written
}

/** Nothing is sent once there is nothing left to say, or the reader's day is over. */
async function remind(
  source: Source,
  { db, now }: EmailContext,
  { userId, texts, write }: Reminding,
): Promise<Email | undefined> {
  const [found] = await db
    .select({ user: users, zone: reminders.timeZone })
    .from(reminders)
    .innerJoin(users, eq(users.id, reminders.userId))
    .where(eq(reminders.userId, userId ?? 0))
  const { user, zone } = found ?? {}
  if (!user?.email || !zone || !maySignIn(user) || user.userTypeId !== userTypes.client) return undefined
  const today = reminderDay(zone, now)
  if (today === undefined) return undefined
  await requireProducts(source.products)
  const { language, firstName, email: to } = user
  const reading = { ...source, db, now, actor: readerOf(user) }
  const parts = write(source, await getClientDay(reading, { date: dateOf(today), language }), user)
  const button = { path: '/account/client' }
  return parts && { ...parts, to, firstName, language, texts, button, reason: 'reminder' }
}

function dosesOf({ translations }: Source, { doses, products }: ClientDay, { language }: User): Written {
  if (doses.length === 0) return undefined
  const taken = doses.map(({ time, amount, unit, food, product_variant_id: id }) => {
    const product = productOf(products, id)
    return { time, name: product.name, picture: pictureOf(product), dose: { amount, unit, food, days: null } }
  })
  return { rows: bandsOf(taken, { t: translations.translatorFor(language), language }) }
}

function suppliesOf({ translations }: Source, day: ClientDay, { language }: User): Written {
  const t = translations.translatorFor(language)
  const lines = dueSupply(day).map(({ product_variant_id: id, until }): EmailLine => {
    const product = productOf(day.products, id)
    const path = pictureOf(product)
    return {
      name: product.name,
      note: until
        ? t('mails:supply.until', { date: dayText(new Date(until), language, 'UTC') })
        : t('mails:supply.none'),
      amount: '',
      picture: path ? { path, ground: plateColours[product.range] } : undefined,
    }
  })
  return lines.length > 0 ? { lines } : undefined
}

const productOf = (products: readonly DayProduct[], id: number) =>
  products.find((product) => product.product_variant_id === id)!
const pictureOf = ({ assets }: DayProduct) => assets[0]?.thumbnails.thumbnail_125
