import { and, eq } from 'drizzle-orm'
import { personName } from '#domain/accounts/person-name.ts'
import { sendBackEnds } from '#domain/orders/withdrawal.ts'
import type { Database } from '#server/platform/database.ts'
import type { Email, EmailContext, EmailNote } from '#server/platform/mail/email.ts'
import { findOrderSource, type LinePacks, packsOf } from '../documents/order-source.ts'
import { type PaperWords, sellerAddress } from '../documents/paper-words.ts'
import { refundLines, refunds } from '../payments/tables.ts'
import { packsIn } from '../present-order.ts'
import { withdrawalLines, withdrawals } from '../tables.ts'
import { mintWithdrawalToken } from '../withdrawals/withdrawal-links.ts'
import {
  backTo,
  type EmailSource,
  emailAbout,
  orderButton,
  orderFact,
  productLines,
  wordsOf,
} from './parts.ts'

/** The acknowledgement of a withdrawal on a durable medium: its content and time (Directive (EU) 2023/2673). */
export async function withdrawalReceived(
  deps: EmailSource,
  { db }: EmailContext,
  id: number,
): Promise<Email | undefined> {
  const [withdrawal] = await db.select().from(withdrawals).where(eq(withdrawals.id, id))
  const source = withdrawal && (await findOrderSource(db, withdrawal.orderId))
  if (!source) return undefined
  const words = wordsOf(deps, source)
  const { t, timestamp, day } = words
  const rows = await db.select().from(withdrawalLines).where(eq(withdrawalLines.withdrawalId, id))
  const packs = packsOf(source.lines, rows)
  const toSend = await packsToSend(db, withdrawal, packs)
  const here = toSend.length === 0 ? 'some-days' : isAll(toSend, packs) ? 'once-here' : 'part-here'
  const when = timestamp(withdrawal.statedAt)
  const until = day(sendBackEnds(deps.config.region, withdrawal.statedAt))
  return emailAbout(source, {
    texts: 'withdrawal-received',
    values: { when },
    facts: [
      orderFact(source, words),
      { label: t('mails:order.from'), value: personName(source.order.address) },
      { label: t('mails:order.received'), value: when },
    ],
    lines: await productLines(deps, packs, words),
    sum: backTo(source.method, withdrawal.amount, t(`mails:order.${here}`), words),
    button: orderButton(deps, source),
    box: [
      ...(here === 'part-here' ? [{ title: t('mails:order.comes-back'), text: named(toSend, words) }] : []),
      ...(here === 'some-days'
        ? [{ title: t('mails:order.stays'), text: t('mails:order.not-sent') }]
        : sendBack(words, until)),
      ...(withdrawal.note ? [{ title: t('mails:order.you-wrote'), text: withdrawal.note }] : []),
    ],
  })
}

/** Packs that had not been sent were refunded immediately. */
async function packsToSend(
  db: Database,
  { id, statedAt }: typeof withdrawals.$inferSelect,
  packs: readonly LinePacks[],
): Promise<LinePacks[]> {
  const stayed = await db
    .select({ orderLineId: refundLines.orderLineId, quantity: refundLines.quantity })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(and(eq(refunds.withdrawalId, id), eq(refunds.createdAt, statedAt)))
  return packs
    .map(({ line, quantity }) => ({
      line,
      quantity: quantity - (stayed.find(({ orderLineId }) => orderLineId === line.id)?.quantity ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
}

function isAll(some: readonly LinePacks[], all: readonly LinePacks[]): boolean {
  return packsIn(some) === packsIn(all)
}

function named(packs: readonly LinePacks[], { t }: PaperWords): string {
  return packs
    .map(({ line, quantity }) => t('mails:order.packs', { quantity, content: line.name }))
    .join(', ')
}

/** The shop refuses to refund the rest of a withdrawal, and says why. */
export async function withdrawalRefused(
  deps: EmailSource,
  { db }: EmailContext,
  id: number,
): Promise<Email | undefined> {
  const [withdrawal] = await db.select().from(withdrawals).where(eq(withdrawals.id, id))
  const source = withdrawal?.refusal && (await findOrderSource(db, withdrawal.orderId))
  if (!source || !withdrawal.refusal) return undefined
  const words = wordsOf(deps, source)
  return emailAbout(source, {
    texts: 'withdrawal-refused',
    facts: [
      orderFact(source, words),
      { label: words.t('mails:order.received'), value: words.timestamp(withdrawal.statedAt) },
    ],
    quote: [withdrawal.refusal],
    button: orderButton(deps, source),
  })
}

function sendBack({ t, language }: PaperWords, until: string): EmailNote[] {
  return [
    { title: t('mails:order.send-to'), text: sellerAddress(language) },
    { title: t('mails:order.send-until', { until }), text: t('mails:order.send-how') },
  ]
}

/** A guest's link to their order, requested with its number and address. */
export async function withdrawalLink(
  deps: EmailSource,
  emailDeps: EmailContext,
  id: number,
): Promise<Email | undefined> {
  const link = await mintWithdrawalToken(emailDeps, id)
  const source = link && (await findOrderSource(emailDeps.db, link.orderId))
  if (!source) return undefined
  const words = wordsOf(deps, source)
  return emailAbout(source, {
    texts: 'withdrawal-link',
    facts: [orderFact(source, words), { label: words.t('mails:order.placed'), value: source.order.placedAt }],
    button: { path: `/withdraw/${link.token}`, until: link.expiresAt, often: true },
  })
}
