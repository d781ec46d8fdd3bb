import type { Region } from '#domain/regions.ts'

type ShopFacts = {
  phone: string
  email: string
}

/** Facts used on several pages. The phone numbers are from ranges reserved for fiction. */
export const shopFacts: Record<Region, ShopFacts> = {
  eu: {
    phone: '+32 2 555 01 40',
    email: 'help@verbena.example',
  },
  uk: {
    phone: '+44 20 7946 0140',
    email: 'help@verbena.example',
  },
}
