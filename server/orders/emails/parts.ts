import type { Minor } from '#domain/money.ts'
import { orderNumber } from '#domain/orders/states.ts'
import type { Tax } from '#domain/pricing/price.ts'
import { picturesOf } from '#server/cart/product-pictures.ts'
import type { Deps } from '#server/platform/context.ts'
import type {
  Attachment,
  Email,
  EmailContent,
  EmailFact,
  EmailLine,
  EmailNote,
} from '#server/platform/mail/email.ts'
import { destinationLines } from '../documents/address-lines.ts'
import type { LinePacks, OrderLine, OrderSource } from '../documents/order-source.ts'
import { type PaperWords, paperWords } from '../documents/paper-words.ts'
import type { DocumentRenderer } from '../documents/rendering.ts'

/** `products`: for pictures of products still on sale. */
export type EmailSource = DocumentRenderer & Pick<Deps, 'products' | 'sealing'>

/** To the order's own address, which remains if its account is deleted. */
export function emailAbout({ order, language }: OrderSource, said: EmailContent): Email | undefined {
  if (!order.email) return undefined
  const { email: to, address } = order
  const { values, ...rest } = said
  return {
    to,
    language,
    firstName: address.first_name,
    reason: 'order',
    ...rest,
    values: { number: orderNumber(order.id), ...values },
  }
}

export const wordsOf = (deps: EmailSource, { language }: OrderSource): PaperWords =>
  paperWords(deps, language)

export function orderFact({ order }: OrderSource, { t }: PaperWords): EmailFact {
  return { label: t('mails:order.number'), value: orderNumber(order.id) }
}

/** The order's page: for a guest it opens without logging in. Once the account is erased there is none. */
export function orderPath(
  { sealing }: Pick<EmailSource, 'sealing'>,
  { order, sealedToken }: OrderSource,
): string | undefined {
  if (sealedToken) return `/guest-orders/${sealing.open(sealedToken)}`
  return order.userId === null ? undefined : `/account/orders/${order.id}`
}

export function orderButton(deps: Pick<EmailSource, 'sealing'>, source: OrderSource): Email['button'] {
  const path = orderPath(deps, source)
  return path === undefined ? undefined : { path }
}

/** "2 × 120 capsules". */
export function packsText({ line, quantity }: LinePacks, { t }: PaperWords): string {
  return t('mails:order.packs', { quantity, content: line.content }).trim()
}

/** `batches`: their numbers. */
type Priced = LinePacks & { amount?: string; batches?: readonly string[] }

/** Names, packs and amounts, with pictures of products still on sale. */
export async function productLines(
  deps: EmailSource,
  packs: readonly Priced[],
  words: PaperWords,
): Promise<EmailLine[]> {
  const pictures = await picturesOf(
    deps.products,
    packs.map(({ line }) => line.variantId),
    words.language,
  )
  return packs.map((each) => ({
    name: each.line.name,
    note: [packsText(each, words), ...batchNote(each, words)].join(', '),
    amount: each.amount ?? '',
    picture: pictures.get(each.line.variantId),
  }))
}

function batchNote({ batches = [] }: Priced, { t }: PaperWords): string[] {
  return batches.length === 0 ? [] : [t('mails:order.batches', { numbers: batches.join(', ') })]
}

export const allPacks = (lines: readonly OrderLine[]): LinePacks[] =>
  lines.map((line) => ({ line, quantity: line.quantity }))

export function deliveredTo({ order }: OrderSource, words: PaperWords): EmailNote {
  return { title: words.t('mails:order.delivered-to'), text: destinationLines(order, words).join(', ') }
}

/** "of which VAT (6%): 7,68 €." */
export function taxNote(taxes: readonly Tax[], { t, money, percent }: PaperWords): string {
  return taxes
    .map(({ percent: rate, vat }) => t('mails:order.vat', { rate: percent(rate), amount: money(vat) }))
    .join(' ')
}

/** Which part of a refund went back before, and is not sent again; empty if none did, or all. */
export function partBefore(refund: { amount: Minor; setOff: Minor }, { t, money }: PaperWords): string {
  const { amount, setOff } = refund
  if (setOff === 0 || setOff === amount) return ''
  return t('mails:order.part-before', { before: money(setOff), rest: money(amount - setOff) })
}

export function backTo(method: string, amount: Minor, note: string, { t, money }: PaperWords): Email['sum'] {
  return { label: t('mails:order.back-to', { method }), note, amount: money(amount), before: '' }
}

export function pdf(name: string, bytes: Uint8Array | undefined): readonly Attachment[] {
  return bytes ? [{ name: `${name}.pdf`, type: 'application/pdf', bytes }] : []
}
