import { and, eq } from 'drizzle-orm'
import { readSelfBilledNumber } from '#domain/commission/self-billing.ts'
import { paperWords } from '#server/orders/documents/paper-words.ts'
import { print } from '#server/orders/documents/print.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { invoicePaper } from './invoice-paper.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { selfBilledInvoices } from './tables.ts'

type InvoiceKey = { practitionerId: number; number: string }

/** Another practitioner's invoice is not found. */
export async function getSelfBilledInvoice(db: Database, { practitionerId, number }: InvoiceKey) {
  const { year, sequence } = readSelfBilledNumber(number) ?? refuse('not-found')
  const [found] = await db
    .select()
    .from(selfBilledInvoices)
    .where(
      and(
        eq(selfBilledInvoices.practitionerId, practitionerId),
        eq(selfBilledInvoices.year, year),
        eq(selfBilledInvoices.sequence, sequence),
      ),
    )
  return found ?? refuse('not-found')
}

/** In the language that it was issued in. */
export async function printSelfBilledInvoice(
  { db, documentRenderer }: Pick<Deps, 'db' | 'documentRenderer'>,
  wanted: InvoiceKey,
): Promise<Uint8Array> {
  const { content, issuedAt } = await getSelfBilledInvoice(db, wanted)
  const texts = invoiceTexts(content, documentRenderer.translations)
  const paper = invoicePaper(content, texts, paperWords(documentRenderer, content.language))
  return (await print(documentRenderer, [paper], issuedAt)) ?? refuse('not-found')
}
