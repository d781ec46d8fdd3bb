import { stockRequestEmails } from '#server/cart/stock-requests/emails.ts'
import { openDocumentRenderer } from '#server/orders/documents/document-renderer.ts'
import { orderEmails } from '#server/orders/emails/order-emails.ts'
import { renderEmail } from '#server/platform/mail/render-email.ts'
import { loadTranslations } from '#server/platform/translation.ts'
import { insertInvoice, insertOrder, type OrderRecord, type StoredOrder } from './order-records.ts'
import { openProtocols } from './protocols-api.ts'
import { sealing } from './shop-api.ts'

type Ids = { [id: `${string}_id`]: number }

/** A shop for tests of order emails: Anna buys two kinds of magnesium and collagen. */
export async function openOrderEmails() {
  const translations = loadTranslations('locales')
  const now = new Date('2026-11-20T08:00:00Z')
  const shop = await openProtocols()
  const documentRenderer = openDocumentRenderer({
    config: { region: 'eu' },
    translations,
    origin: () => 'https://shop.example',
    log: { error: () => {} },
  })
  const magnesium = await shop.product('magnesium', { names: { en: 'Magnesium', nl: 'Magnesium NL' } })
  const collagen = await shop.product('collagen')
  const anna = (await shop.person({ firstName: 'Anna' })).id
  const lines = [
    { variantId: magnesium, name: 'Magnesium Bisglycinate', quantity: 2, price: 2990 },
    { variantId: collagen, name: 'Collagen Peptides', content: '180 g', quantity: 1, price: 3360 },
  ]

  async function ordered(given: Partial<OrderRecord> = {}): Promise<StoredOrder> {
    const order = await insertOrder(shop.db, { lines, userId: anna, ...given })
    if (order.order.state !== 'pending_payment' && order.order.ending === null)
      await insertInvoice(shop.db, order)
    return order
  }

  const emails = () => ({
    ...stockRequestEmails({ translations, products: shop.catalogue }),
    ...orderEmails({ ...documentRenderer, products: shop.catalogue, sealing }),
  })

  /** The email of a job with these ids. */
  function written(template: keyof ReturnType<typeof emails>, ids: Ids) {
    const write = emails()[template]
    return write({ template, user_id: null, ...ids }, { db: shop.db, now })
  }

  async function mail(...asked: Parameters<typeof written>) {
    const email = await written(...asked)
    if (!email) throw new Error('There is nothing to say')
    const rendered = await renderEmail(email, {
      translate: translations.translatorFor(email.language),
      timeZone: 'Europe/Brussels',
      origin: 'https://shop.example',
      place: 'shop.example',
    })
    return { ...rendered, text: rendered.text.replace(/[\u00a0\u2009]/g, ' ') }
  }

  async function close() {
    await documentRenderer.close()
    await shop.close()
  }

  return { shop, db: shop.db, now, anna, magnesium, collagen, ordered, written, mail, close }
}
export type OrderEmails = Awaited<ReturnType<typeof openOrderEmails>>
