import type { SQL } from 'drizzle-orm'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import type { Resources } from '#domain/translation.ts'
import type { Database } from '#server/platform/database.ts'
import { creditNoteOf, invoiceOf } from './bill-of.ts'
import type { OrderPaper } from './order-paper.ts'
import {
  findCreditNote,
  findInvoice,
  findOrderSource,
  findParcels,
  findRefundSource,
} from './order-source.ts'
import { paperWords } from './paper-words.ts'
import { packingSlipOf } from './slip-of.ts'
import type { PaperWorld } from './world.ts'

type Moment = { db: Database; now: Date }
type Printed = Promise<Uint8Array | undefined>

/** The invoice of an order, in the order's language; undefined while it has none. */
export async function printInvoice(world: PaperWorld, { db }: Moment, orderId: number): Printed {
  const source = await findOrderSource(db, orderId)
  const invoice = source && (await findInvoice(db, orderId))
  if (!invoice) return undefined
  const withdrawAt = `${world.origin().replace(/^https?:\/\//, '')}/withdraw`
  const paper = invoiceOf(source, invoice, paperWords(world, source.order.language), withdrawAt)
  return print(world, [paper], invoice.issuedAt)
}

/** The credit note of a refund, in the order's language; undefined while it has none. */
export async function printCreditNote(world: PaperWorld, { db }: Moment, refundId: number): Printed {
  const source = await findRefundSource(db, refundId)
  const note = source && (await findCreditNote(db, refundId))
  const invoice = note && (await findInvoice(db, note.orderId))
  if (!invoice) return undefined
  const paper = creditNoteOf(source, { note, invoice }, paperWords(world, source.order.language))
  return print(world, [paper], note.issuedAt)
}

/** What is still to be sent of each order, in their languages, one after the other; undefined where there is nothing. */
export async function printPackingSlips(
  world: PaperWorld,
  { db, now }: Moment,
  which: SQL | undefined,
): Printed {
  const slips = (await findParcels(db, which)).flatMap(
    (parcel) => packingSlipOf(parcel, paperWords(world, parcel.order.language)) ?? [],
  )
  return print(world, slips, now)
}

async function print(world: PaperWorld, papers: readonly OrderPaper[], madeAt: Date): Printed {
  const [first, ...others] = papers
  if (!first) return undefined
  const title = others.length > 0 ? first.title : `${first.title} ${first.number}`
  return world.thread.draw({ title, papers: [first, ...others], texts: textsOf(world, papers), madeAt })
}

function textsOf({ translations }: PaperWorld, papers: readonly OrderPaper[]) {
  const spoken = new Set<Language>([fallbackLanguage, ...papers.map(({ language }) => language)])
  const texts: Partial<Record<Language, Resources>> = {}
  for (const language of spoken) texts[language] = { paper: translations.resourcesOf(language).paper ?? {} }
  return texts
}
