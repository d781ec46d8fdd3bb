import { z } from 'zod'
import type { Deps } from '#server/platform/context.ts'
import { PathId } from '#server/platform/path-id.ts'
import type { PrivateFile } from '#server/platform/private-file.ts'
import { refuse } from '#server/platform/problems.ts'
import type { WholeOrder } from '../find-orders.ts'
import { numberOf } from '../present-items.ts'
import { printCreditNote, printInvoice } from './print.ts'

export const DocumentNumber = { number: z.string().max(40) }
export const DocumentParams = PathId.extend(DocumentNumber)

/** An invoice or credit note of an order that the caller may see. */
export async function printDocument(
  { clock, db, documentRenderer }: Pick<Deps, 'clock' | 'db' | 'documentRenderer'>,
  { order, invoices }: WholeOrder,
  number: string,
): Promise<PrivateFile> {
  const paper = invoices.find((each) => numberOf(each) === number) ?? refuse('not-found')
  const timestamp = { db, now: clock() }
  const printed =
    paper.refundId === null
      ? await printInvoice(documentRenderer, timestamp, order.id)
      : await printCreditNote(documentRenderer, timestamp, paper.refundId)
  const bytes = printed ?? refuse('not-found')
  return { name: `${number}.pdf`, type: 'application/pdf', bytes }
}
