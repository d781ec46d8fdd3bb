import { homeTariff } from '#domain/delivery/home-tariff.ts'
import { type Currency, toMajor } from '#domain/money.ts'
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
    freeDeliveryFrom: toMajor(homeTariff.eu.freeFrom),
    deliveryCost: toMajor(homeTariff.eu.door),
    phone: '+32 2 555 01 40',
    email: 'help@verbena.example',
  },
  uk: {
    currency: regionSettings.uk.currency,
    freeDeliveryFrom: toMajor(homeTariff.uk.freeFrom),
    deliveryCost: toMajor(homeTariff.uk.door),
    phone: '+44 20 7946 0140',
    email: 'help@verbena.example',
  },
}
