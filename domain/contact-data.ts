import type { Region } from './regions.ts'

/** Where people reach the shop: on its pages, in emails and on invoices. */
export const contactEmail = 'help@verbena.example'

/** A number does not break into two lines. The demonstration's numbers are from ranges reserved for fiction. */
export const contactPhones: Record<Region, string> = {
  eu: '+32\u00a02\u00a0555\u00a001\u00a040',
  uk: '+44\u00a020\u00a07946\u00a00140',
}
