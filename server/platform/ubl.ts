import type { Invoice } from '@e-invoice-eu/core'
import type { Language } from '#domain/languages.ts'

/** An invoice with the names of UBL 2.1; one with the type code of a credit note becomes one. */
export type UblInvoice = Invoice

/** Checks an invoice against the structure and code lists of EN 16931, and writes it as XML. */
export async function writeUbl(invoice: UblInvoice, language: Language): Promise<string> {
  // Large, and needed only once a month.
  const { InvoiceService } = await import('@e-invoice-eu/core')
  const service = new InvoiceService({ log: ignore, warn: ignore, error: ignore })
  return String(await service.generate(invoice, { format: 'UBL', lang: language }))
}

/** Problems are thrown as well. */
const ignore = () => undefined
