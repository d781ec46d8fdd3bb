import type { AuditEntry } from '#contract/admin.ts'
import { readOrderNumber } from '#domain/orders/states.ts'
import type { TextKey } from '#domain/text-keys.ts'
import { dynamicKey, type Translate } from '#domain/translation.ts'

/** Locale keys of the text before and after a value. */
export type AuditChange = { before: TextKey; after: TextKey }

type Details = AuditEntry['details']
/** Details of which an entry has the value before and after, and the locale key of a value. */
const textKeys: Record<string, (value: Details[string]) => TextKey> = {
  user_type_id: (role) => dynamicKey(`shop:account.roles.${role}`),
  state: (state) => dynamicKey(`admin:certificates.state.${state}`),
  deactivated_at: (timestamp) => `admin:users.states.${timestamp === null ? 'active' : 'deactivated'}`,
}

export function auditChanges(details: Details): AuditChange[] {
  return Object.entries(textKeys).flatMap(([name, wordOf]) => {
    const [before, after] = [details[`${name}_before`], details[`${name}_after`]]
    return before === undefined || after === undefined
      ? []
      : [{ before: wordOf(before), after: wordOf(after) }]
  })
}

export function auditReason({ reason }: Details): string | undefined {
  return typeof reason === 'string' ? reason : undefined
}

/** What the entry is about, other than an account, such as an order, a payout, a product or a recall. */
export function auditTarget(details: Details): { name: string; path?: string } | undefined {
  const { order, orders, payout, run, voucher, method, claim_review, content } = details
  const { term, product, product_id: productId, recall, reaction, batch, sku, variant, file } = details
  const { import: importId, message, question, commission } = details
  if (typeof order === 'string') {
    const id = readOrderNumber(order)
    return { name: order, ...(id && { path: `/admin/orders?order=${id}` }) }
  }
  if (typeof orders === 'string') {
    const numbers = orders.split(', ')
    return { name: numbers.length > 3 ? `${numbers[0]} … ${numbers.at(-1)}` : orders }
  }
  if (typeof claim_review === 'number')
    return { name: `#${claim_review}`, path: '/admin/claims?list=decided' }
  if (typeof product === 'string' && typeof productId === 'number')
    return { name: product, path: `/admin/products/${productId}` }
  if (typeof run === 'number') return { name: `#${run}`, path: `/admin/payouts/${run}` }
  if (typeof importId === 'number' && typeof file === 'string')
    return { name: file, path: `/admin/imports/${importId}` }
  if (typeof recall === 'number') return { name: `#${recall}`, path: `/admin/recalls/${recall}` }
  if (typeof reaction === 'number') return { name: `#${reaction}`, path: `/admin/reactions/${reaction}` }
  if (typeof message === 'number') return { name: `#${message}`, path: `/admin/messages/${message}` }
  if (typeof question === 'number') return { name: `#${question}` }
  const stocked = batch ?? sku
  if (typeof stocked === 'string' && typeof variant === 'number')
    return { name: stocked, path: `/admin/stock/${variant}` }
  const name = voucher ?? method ?? payout ?? content ?? term ?? commission
  return typeof name === 'string' ? { name } : undefined
}

type Named = { action: string; hasTarget: boolean; hasSubject: boolean }

/** What was done. What it is about and whose account follow, if the action's sentence does not name them. */
export function auditSentence(t: Translate, { action, hasTarget, hasSubject }: Named): string {
  const key = dynamicKey(`admin:audit.sentences.${action}`)
  const known = t(key)
  const done =
    known === key
      ? t('admin:audit.unknown', { action: t(dynamicKey(`admin:audit.actions.${action}`)) })
      : known
  const about =
    hasTarget && !done.includes('{{what}}') ? t('admin:audit.with-what', { sentence: done }) : done
  return hasSubject && !about.includes('{{whom}}') ? t('admin:audit.with-whom', { sentence: about }) : about
}

export type SentencePart = { text: string; place?: undefined } | { place: string; text?: undefined }

/** The texts and placeholders of a sentence, in order. */
export function sentenceParts(sentence: string): SentencePart[] {
  return sentence
    .split(/(\{\{\w+\}\})/)
    .filter(Boolean)
    .map((part) => (part.startsWith('{{') ? { place: part.slice(2, -2) } : { text: part }))
}
