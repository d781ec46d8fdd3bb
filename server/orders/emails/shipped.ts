import { eq } from 'drizzle-orm'
import { carriers, trackingUrl } from '#domain/orders/shipping.ts'
import type { Email, EmailContext, EmailFact, EmailNote } from '#server/platform/mail/email.ts'
import { findSentBatches } from '../batches/find-sent-batches.ts'
import { shippedBatches } from '../batches/tables.ts'
import { findOrderSource, findPacksToSend, type LinePacks, packsOf } from '../documents/order-source.ts'
import type { PaperWords } from '../documents/paper-words.ts'
import { shipmentLines, shipments } from '../tables.ts'
import {
  deliveredTo,
  type EmailSource,
  emailAbout,
  orderButton,
  orderFact,
  packsText,
  productLines,
  wordsOf,
} from './parts.ts'

type Shipment = typeof shipments.$inferSelect

/** A parcel was sent: its contents, its tracking, and what is still to come. */
export async function orderShipped(
  deps: EmailSource,
  { db }: EmailContext,
  id: number,
): Promise<Email | undefined> {
  const [shipment] = await db.select().from(shipments).where(eq(shipments.id, id))
  const source = shipment && (await findOrderSource(db, shipment.orderId))
  if (!source) return undefined
  const words = wordsOf(deps, source)
  const rows = await db.select().from(shipmentLines).where(eq(shipmentLines.shipmentId, id))
  const later = await findPacksToSend(db, source)
  const follows = later.map((packs) => `${packs.line.name}, ${packsText(packs, words)}`)
  return emailAbout(source, {
    texts: later.length > 0 ? 'order-shipped-in-part' : 'order-shipped',
    facts: [orderFact(source, words), ...parcelFacts(shipment, words)],
    lines: await productLines(deps, await withBatches(db, id, packsOf(source.lines, rows)), words),
    button: orderButton(deps, source),
    box: [
      ...trackingNote(shipment, words),
      ...(follows.length > 0 ? [{ title: words.t('mails:order.follows'), text: follows.join('\n') }] : []),
      deliveredTo(source, words),
    ],
  })
}

async function withBatches(db: EmailContext['db'], shipmentId: number, packs: readonly LinePacks[]) {
  const batches = await findSentBatches(db, eq(shippedBatches.shipmentId, shipmentId))
  return packs.map((each) => ({
    ...each,
    batches: (batches.get(each.line.id) ?? []).map(({ number }) => number),
  }))
}

function parcelFacts({ carrier, trackingNumber }: Shipment, { t }: PaperWords): EmailFact[] {
  const name = carriers.find(({ key }) => key === carrier)?.name
  return [
    ...(name ? [{ label: t('mails:order.carrier'), value: name }] : []),
    ...(trackingNumber ? [{ label: t('mails:order.parcel'), value: trackingNumber }] : []),
  ]
}

function trackingNote({ carrier, trackingNumber }: Shipment, { t }: PaperWords): EmailNote[] {
  const link = trackingUrl(carrier, trackingNumber)
  return link ? [{ title: t('mails:order.where'), text: t('mails:order.track'), link }] : []
}
