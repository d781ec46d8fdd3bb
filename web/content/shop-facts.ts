import type { Currency } from '#domain/money.ts'
import { type Region, regionSettings } from '#domain/regions.ts'

type ShopFacts = {
  currency: Currency
  freeDeliveryFrom: number
  deliveryCost: number
  phone: string
  email: string
}

/** Facts that the pages repeat. Telephone numbers are from ranges kept for fiction. */
export const shopFacts: Record<Region, ShopFacts> = {
  eu: {
    currency: regionSettings.eu.currency,
    freeDeliveryFrom: 60,
    deliveryCost: 5.5,
    phone: '+32 2 555 01 40',
    email: 'help@verbena.example',
  },
  uk: {
    currency: regionSettings.uk.currency,
    freeDeliveryFrom: 50,
    deliveryCost: 3.95,
    phone: '+44 20 7946 0140',
    email: 'help@verbena.example',
  },
}
