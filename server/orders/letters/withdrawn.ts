import { eq } from 'drizzle-orm'
import { dayMs } from '#domain/clocks.ts'
import { sendBackDays } from '#domain/orders/withdrawal.ts'
import { seller } from '#domain/seller.ts'
import type { Letter, LetterNote, LetterWorld } from '#server/platform/mail/letter.ts'
import { countryName, fullName } from '../paper/address-lines.ts'
import { findOrderSource, packsOf } from '../paper/order-source.ts'
import type { PaperWords } from '../paper/paper-words.ts'
import { withdrawalLines, withdrawals } from '../tables.ts'
import { backTo, letterAbout, orderButton, orderFact, productLines, wordsOf } from './parts.ts'
import { mintWithdrawalToken } from './withdrawal-token.ts'
import type { OrderLettersWorld } from './world.ts'

/** The receipt of a withdrawal on a durable medium: what, and when it was stated (Directive (EU) 2023/2673). */
export async function withdrawalReceived(
  world: OrderLettersWorld,
  { db }: LetterWorld,
  id: number,
): Promise<Letter | undefined> {
  const [withdrawal] = await db.select().from(withdrawals).where(eq(withdrawals.id, id))
  const source = withdrawal && (await findOrderSource(db, withdrawal.orderId))
  if (!source) return undefined
  const words = wordsOf(world, source)
  const { t, moment, day } = words
  const rows = await db.select().from(withdrawalLines).where(eq(withdrawalLines.withdrawalId, id))
  const packs = packsOf(source.lines, rows)
  const wasSent = withdrawal.state === 'asked'
  const when = moment(withdrawal.statedAt)
  const until = day(new Date(withdrawal.statedAt.getTime() + sendBackDays * dayMs))
  return letterAbout(source, {
    texts: 'withdrawal-received',
    values: { when },
    facts: [
      orderFact(source, words),
      { label: t('mails:order.from'), value: fullName(source.order.address) },
      { label: t('mails:order.received'), value: when },
    ],
    lines: await productLines(world, packs, words),
    sum: backTo(
      source.method,
      withdrawal.amount,
      t(wasSent ? 'mails:order.once-here' : 'mails:order.some-days'),
      words,
    ),
    button: orderButton(source),
    box: [
      ...(wasSent
        ? sendBack(words, until)
        : [{ title: t('mails:order.stays'), text: t('mails:order.not-sent') }]),
      ...(withdrawal.note ? [{ title: t('mails:order.you-wrote'), text: withdrawal.note }] : []),
    ],
  })
}

function sendBack({ t, language }: PaperWords, until: string): LetterNote[] {
  const { name, street, postalCode, city, country } = seller
  const address = `${name}, ${street}, ${postalCode} ${city}, ${countryName(country, language)}`
  return [
    { title: t('mails:order.send-to'), text: address },
    { title: t('mails:order.send-until', { until }), text: t('mails:order.send-how') },
  ]
}

/** A guest's way to their order, asked for with its number and address. */
export async function withdrawalLink(
  world: OrderLettersWorld,
  letterWorld: LetterWorld,
  id: number,
): Promise<Letter | undefined> {
  const link = await mintWithdrawalToken(letterWorld, id)
  const source = link && (await findOrderSource(letterWorld.db, link.orderId))
  if (!source) return undefined
  const words = wordsOf(world, source)
  return letterAbout(source, {
    texts: 'withdrawal-link',
    facts: [orderFact(source, words), { label: words.t('mails:order.placed'), value: source.order.placedAt }],
    button: { path: `/withdraw/${link.token}`, until: link.expiresAt, often: true },
    endless: false,
  })
}
