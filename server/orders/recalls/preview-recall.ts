import type { z } from 'zod'
import type { EmailPreview } from '#contract/email-preview.ts'
import type {
  RecallEmailRequest,
  RecallPerson,
  RecallPreview,
  RecallPreviewQuery,
} from '#contract/recalls.ts'
import { nameOf } from '#domain/accounts/person-name.ts'
import { orderNumber } from '#domain/orders/states.ts'
import type { Ctx } from '#server/platform/context.ts'
import { emailLayout } from '#server/platform/mail/mailer.ts'
import { plainText } from '#server/platform/mail/plain-text.ts'
import { wordsOf } from '#server/platform/mail/words.ts'
import { offsetOf, type Page, totalsOf } from '#server/platform/paging.ts'
import { type Draft, findAffected, type Recipient } from './find-affected.ts'
import { type RecallMessage, recallEmail } from './recall-email.ts'

/** Who would be written to. Nothing is sent. */
export async function previewRecall(
  ctx: Pick<Ctx, 'db' | 'region'>,
  draft: Draft,
  { packs_page: packsPage, people_page: peoplePage, limit }: z.output<typeof RecallPreviewQuery>,
): Promise<RecallPreview> {
  const { packs, people, unreachable, fingerprint } = await findAffected(ctx, draft)
  const kinds = Map.groupBy(people, ({ reader, language }) => `${reader} ${language}`)
  return {
    packs: pageOf(packs, { page: packsPage, limit }, (each) => ({
      order: { id: each.orderId, number: orderNumber(each.orderId) },
      client: nameOf(each),
      packs: each.packs,
      batch: each.batch,
      sent_at: each.sentAt.toISOString(),
    })),
    people: pageOf(people, { page: peoplePage, limit }, presentPerson),
    emails: [...kinds.values()].map(([first]) => ({ reader: first!.reader, language: first!.language })),
    unreachable: unreachable.map(orderNumber),
    fingerprint,
  }
}

function pageOf<Row, Shown>(rows: readonly Row[], page: Page, present: (row: Row) => Shown) {
  const shown = rows.slice(offsetOf(page), offsetOf(page) + page.limit)
  return { data: shown.map(present), ...totalsOf(page, rows.length) }
}

/** The email that the first reader in this language would get. */
export async function previewRecallEmail(
  ctx: Pick<Ctx, 'config' | 'db' | 'origin' | 'region' | 'translations'>,
  { reader, language, ...draft }: z.output<typeof RecallEmailRequest>,
): Promise<EmailPreview> {
  const { people } = await findAffected(ctx, draft)
  const person = people.find((each) => each.reader === reader && each.language === language)
  const sample = { reader, language, userId: 0, email: '', firstName: '', orderIds: [] }
  const email = await recallEmail(ctx, ctx.db, messageOf(draft), person ?? sample)
  const written = wordsOf(email, emailLayout(ctx, language))
  return { to: email.to, language, subject: written.subject, text: plainText(written) }
}

export function messageOf(draft: Draft): RecallMessage {
  return {
    variantId: draft.product_variant_id,
    batchId: draft.batch_id,
    sentFrom: draft.sent_from,
    sentUntil: draft.sent_until,
    reason: draft.reason,
    action: draft.action,
    details: draft.details,
  }
}

export function presentPerson(
  person: Omit<Recipient, 'orderIds'> & { orderIds: readonly number[] },
): RecallPerson {
  const { reader, email, language, userId, orderIds } = person
  return {
    reader,
    name: nameOf(person),
    email,
    language,
    has_account: userId !== null,
    orders: orderIds.map(orderNumber),
  }
}
