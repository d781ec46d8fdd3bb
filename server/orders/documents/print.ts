import type { SQL } from 'drizzle-orm'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import type { Resources } from '#domain/translation.ts'
import type { Ctx } from '#server/platform/context.ts'
import { creditNoteFor, invoiceFor } from './invoice-for.ts'
import type { OrderPaper } from './order-paper.ts'
import {
  findCreditNote,
  findInvoice,
  findOrderSource,
  findParcels,
  findRefundSource,
} from './order-source.ts'
import { packingSlipFor } from './packing-slip-for.ts'
import { paperWords } from './paper-words.ts'
import type { DocumentRenderer } from './rendering.ts'

type Printed = Promise<Uint8Array | undefined>

/** The invoice of an order, in the order's language; undefined if it has none yet. */
export async function printInvoice(
  deps: DocumentRenderer,
  { db }: Pick<Ctx, 'db' | 'now'>,
  orderId: number,
): Printed {
  const source = await findOrderSource(db, orderId)
  const invoice = source && (await findInvoice(db, orderId))
  if (!invoice) return undefined
  const withdrawAt = `${deps.origin().replace(/^https?:\/\//, '')}/withdraw`
  const paper = invoiceFor(source, invoice, paperWords(deps, source.order.language), withdrawAt)
  return print(deps, [paper], invoice.issuedAt)
}

/** The credit note for a refund, in the order's language; undefined if it has none yet. */
export async function printCreditNote(
  deps: DocumentRenderer,
  { db }: Pick<Ctx, 'db' | 'now'>,
  refundId: number,
): Printed {
  const source = await findRefundSource(db, refundId)
  const note = source && (await findCreditNote(db, refundId))
  const invoice = note && (await findInvoice(db, note.orderId))
  if (!invoice) return undefined
  const paper = creditNoteFor(source, { note, invoice }, paperWords(deps, source.order.language))
  return print(deps, [paper], note.issuedAt)
}

/**
 * Packing slips for what still has to be sent of each order, in the orders' languages, and which orders these are;
 * undefined if there is nothing.
 */
export async function printPackingSlips(
  deps: DocumentRenderer,
  ctx: Pick<Ctx, 'db' | 'now' | 'region'>,
  condition: SQL | undefined,
): Promise<{ bytes: Uint8Array; numbers: string[] } | undefined> {
  const slips = (await findParcels(ctx, condition)).flatMap(
    (parcel) => packingSlipFor(parcel, paperWords(deps, parcel.order.language)) ?? [],
  )
  const bytes = await print(deps, slips, ctx.now)
  return bytes && { bytes, numbers: slips.map(({ number }) => number) }
}

/** Papers in one file, each in its language; undefined if there are none. */
export async function print(deps: DocumentRenderer, papers: readonly OrderPaper[], madeAt: Date): Printed {
  const [first, ...others] = papers
  if (!first) return undefined
  const title = others.length > 0 ? first.title : `${first.title} ${first.number}`
  return deps.thread.draw({ title, papers: [first, ...others], texts: textsOf(deps, papers), madeAt })
}

function textsOf({ translations }: DocumentRenderer, papers: readonly OrderPaper[]) {
  const spoken = new Set<Language>([fallbackLanguage, ...papers.map(({ language }) => language)])
  const texts: Partial<Record<Language, Resources>> = {}
  for (const language of spoken) texts[language] = { paper: translations.resourcesOf(language).paper ?? {} }
  return texts
}
