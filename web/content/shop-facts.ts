import type { Region } from '#domain/regions.ts'

type ShopFacts = {
  phone: string
  email: string
}

/** Facts used on several pages; a number does not break into two lines. The phone numbers are from ranges reserved for fiction. */
export const shopFacts: Record<Region, ShopFacts> = {
  eu: {
    phone: '+32\u00a02\u00a0555\u00a001\u00a040',
    email: 'help@verbena.example',
  },
  uk: {
    phone: '+44\u00a020\u00a07946\u00a00140',
    email: 'help@verbena.example',
  },
}
