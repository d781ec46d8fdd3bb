import type { SelfBilledContent } from './content.ts'
import { type InvoiceTexts, ublOf } from './ubl.ts'

/** Checks an invoice against the structure and code lists of EN 16931 and writes it. */
export async function writeXml(content: SelfBilledContent, texts: InvoiceTexts): Promise<string> {
  // Large, and needed only once a month.
  const { InvoiceService } = await import('@e-invoice-eu/core')
  const service = new InvoiceService({ log: ignore, warn: ignore, error: ignore })
  return String(await service.generate(ublOf(content, texts), { format: 'UBL', lang: content.language }))
}

/** Problems are thrown as well. */
const ignore = () => undefined
