import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { PathId } from '#server/platform/path-id.ts'
import { sendPrivateFile } from '#server/platform/private-file.ts'
import { refuse } from '#server/platform/problems.ts'
import { printCreditNote, printInvoice } from './paper/print.ts'
import type { PaperWorld } from './paper/world.ts'
import type { WholeOrder } from './queries/order-parts.ts'
import { numberOf } from './queries/present-items.ts'
import type { OrdersWorld } from './world.ts'

/** With the press that prints papers. */
export type PrintingWorld = OrdersWorld & { press: PaperWorld }

export const DocumentParams = PathId.extend({ number: z.string().max(40) })

/** An invoice or a credit note of an order that the caller may see. */
export async function sendDocument(
  { db, press }: PrintingWorld,
  reply: FastifyReply,
  { order, invoices }: WholeOrder,
  number: string,
): Promise<FastifyReply> {
  const paper = invoices.find((each) => numberOf(each) === number) ?? refuse('not-found')
  const moment = { db, now: new Date() }
  const bytes =
    paper.refundId === null
      ? await printInvoice(press, moment, order.id)
      : await printCreditNote(press, moment, paper.refundId)
  if (!bytes) return refuse('not-found')
  return sendPrivateFile(reply, { name: `${number}.pdf`, type: 'application/pdf', bytes })
}
