export const invoiceKinds = ['invoice', 'credit_note'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** Numbered by kind and year, from 1 without gaps: `2026-004817`, `C2026-000012`. */
export function invoiceNumber(kind: InvoiceKind, year: number, sequence: number): string {
  const prefix = kind === 'credit_note' ? 'C' : ''
  return `${prefix}${year}-${String(sequence).padStart(6, '0')}`
}
