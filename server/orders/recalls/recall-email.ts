import { eq } from 'drizzle-orm'
import type { Language } from '#domain/languages.ts'
import type { RecallAction, RecallReader, RecallReason } from '#domain/orders/recalls.ts'
import { orderNumber } from '#domain/orders/states.ts'
import { seller } from '#domain/seller.ts'
import { stockBatches } from '#server/catalogue/stock/tables.ts'
import { findUnsoldVariants } from '#server/catalogue/unsold-variants.ts'
import type { Database } from '#server/platform/database.ts'
import type { Email, EmailFact } from '#server/platform/mail/email.ts'
import { type PaperWords, paperWords } from '../documents/paper-words.ts'
import type { DocumentRenderer } from '../documents/rendering.ts'

export type RecallMessage = {
  variantId: number
  batchId: number | null
  sentFrom: string | null
  sentUntil: string | null
  reason: RecallReason
  action: RecallAction
  details: string
}
type RecallReaderOf = {
  reader: RecallReader
  email: string
  firstName: string
  language: Language
  userId: number | null
  orderIds: readonly number[]
}

/** What is recalled, why, and what to do; the same for a preview. A practitioner's email names no client. */
export async function recallEmail(
  deps: Pick<DocumentRenderer, 'config' | 'translations'>,
  db: Database,
  message: RecallMessage,
  { reader, email, firstName, language, userId, orderIds }: RecallReaderOf,
): Promise<Email> {
  const words = paperWords(deps, language)
  const { t } = words
  const product = await productName(db, message.variantId, language)
  return {
    texts: reader === 'buyer' ? 'recall' : 'recall-practitioner',
    to: email,
    firstName,
    language,
    values: { product },
    facts: [
      { label: t('mails:recall.product'), value: product },
      ...(await scopeFacts(db, message, words)),
      {
        label: t('mails:recall.orders'),
        value: reader === 'buyer' ? orderIds.map(orderNumber).join(', ') : String(orderIds.length),
      },
    ],
    ...(userId !== null && {
      button: { path: reader === 'buyer' ? '/account/orders' : '/account/practitioner/orders' },
    }),
    box: [
      { title: t('mails:recall.why'), text: t(`mails:recall.reasons.${message.reason}`) },
      { title: t('mails:recall.what-to-do'), text: t(`mails:recall.actions.${message.action}`) },
      ...(message.details ? [{ title: t('mails:recall.details'), text: message.details }] : []),
      { title: t('mails:recall.contact'), text: t('mails:recall.write-to', { email: seller.email }) },
    ],
    reason: 'safety',
  }
}

async function scopeFacts(
  db: Database,
  { batchId, sentFrom, sentUntil }: RecallMessage,
  { t, day }: PaperWords,
): Promise<EmailFact[]> {
  const [batch] =
    batchId === null ? [] : await db.select().from(stockBatches).where(eq(stockBatches.id, batchId))
  const dateOf = (date: string) => day(new Date(`${date}T12:00Z`))
  return [
    ...(batch
      ? [
          { label: t('mails:recall.batch'), value: batch.number },
          { label: t('mails:recall.best-before'), value: dateOf(batch.bestBefore) },
        ]
      : []),
    ...(sentFrom !== null && sentUntil !== null
      ? [
          {
            label: t('mails:recall.sent'),
            value: t('mails:recall.period', { from: dateOf(sentFrom), until: dateOf(sentUntil) }),
          },
        ]
      : []),
  ]
}

/** Also of a product that is no longer sold. */
async function productName(db: Database, variantId: number, language: Language): Promise<string> {
  const known = (await findUnsoldVariants(db, [variantId], language)).get(variantId)
  return known ? `${known.brand.name} ${known.name}` : ''
}
