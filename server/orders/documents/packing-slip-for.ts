import { orderNumber } from '#domain/orders/states.ts'
import { destinationLines } from './address-lines.ts'
import type { OrderPaper } from './order-paper.ts'
import type { Parcel, SuggestedBatch } from './order-source.ts'
import { type PaperWords, packWords, sellerLines } from './paper-words.ts'

/** What still has to go into the parcel; undefined if there is nothing. */
export function packingSlipFor({ order, packs }: Parcel, words: PaperWords): OrderPaper | undefined {
  const { t, day, language } = words
  if (packs.length === 0) return undefined
  const count = packs.reduce((sum, { quantity }) => sum + quantity, 0)
  const { phone } = order.address
  return {
    language,
    title: t('paper:packing-slip'),
    number: orderNumber(order.id),
    seller: sellerLines(words),
    facts: [
      {
        label: t('paper:send-to'),
        lines: [...destinationLines(order, words), ...(phone ? [phone] : [])],
        strong: true,
      },
      { label: t('paper:placed'), lines: [day(order.placedAt)] },
      { label: t('paper:delivery-by'), lines: [t(`paper:delivery.${order.deliveryMethod}`)] },
    ],
    columns: (['description', 'sku', 'to-send'] as const).map((name) => t(`paper:column.${name}`)),
    rows: packs.map(({ line, quantity, batches }) => ({
      name: line.name,
      note: [packWords(line), ...batches.map((batch) => batchText(batch, words))].filter(Boolean).join('; '),
      cells: [line.sku, String(quantity)],
    })),
    hasTicks: true,
    sums: null,
    foot: [t('paper:in-parcel', { count })],
  }
}

/** "2 of batch L-1, best before 31 January 2027". */
function batchText({ number, bestBefore, quantity }: SuggestedBatch, { t, day }: PaperWords): string {
  return t('paper:from-batch', { quantity, number, day: day(new Date(`${bestBefore}T12:00Z`)) })
}
