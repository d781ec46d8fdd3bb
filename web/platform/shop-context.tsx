import { createContext, type ReactNode, use } from 'react'
import type { Shop } from '#contract/pages.ts'
import type { Language } from '#domain/languages.ts'
import type { Region } from '#domain/regions.ts'

const ShopContext = createContext<Shop | undefined>(undefined)

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>
}

export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('useShop needs ShopProvider')
  return shop
}

export function shopAttributes(shop: Shop) {
  return {
    'data-language': shop.language,
    'data-region': shop.region,
    'data-origin': shop.origin,
    'data-other-store': shop.otherStoreUrl,
    'data-consent-version': shop.consentVersion,
    'data-demonstration': shop.isDemonstration || undefined,
    'data-payment-marks': JSON.stringify(shop.paymentMarks),
  }
}

export function readShop({ dataset }: HTMLElement): Shop {
  return {
    language: dataset.language as Language,
    region: dataset.region as Region,
    origin: dataset.origin ?? '',
    otherStoreUrl: dataset.otherStore,
    consentVersion: Number(dataset.consentVersion) || undefined,
    isDemonstration: 'demonstration' in dataset,
    paymentMarks: JSON.parse(dataset.paymentMarks ?? '[]'),
  }
}
