import type { ComponentType, ReactNode } from 'react'
import type { Range } from '#domain/catalogue/pack-design.ts'
import type { AdType } from '#domain/content/ads.ts'
import { createStore, useStore } from './store/create-store.ts'

/** A product as known to its surroundings. */
export type ProductInSlot = {
  id: number
  variantId: number
  slug: string
  name: string
  brand: string
  /** Major units; absent if the visitor may not see it. */
  amount?: number | undefined
  picture?: string | undefined
  /** Colours the background of the picture. */
  range?: Range | undefined
  practitionerOnly?: boolean | undefined
  unavailable?: boolean | undefined
}
/** A protocol that can be bought, as known to its surroundings. */
export type PlanInSlot = {
  /** With `product_variant_ids`, only these are bought. */
  source: ({ protocol_id: number } | { link_token: string } | { public_protocol_id: number }) & {
    product_variant_ids?: number[]
  }
  lines: readonly { variantId: number; quantity: number; name: string; isAvailable: boolean }[]
}
export type Place = 'card' | 'row' | 'page'
/** `bar`: the bar of a product page, shown once the buy box is out of view. */
export type BuyPlace = Place | 'bar'

/** Slots on public pages, filled by code that only some users load. */
type Slots = {
  'product-action': {
    product: ProductInSlot
    place: Place
    /** To continue, something else on the page has to be visible. */
    onElsewhere?: (() => void) | undefined
  }
  /** Replaces the button once the product is in the cart. */
  packs: { product: ProductInSlot; place: BuyPlace; quantity: number }
  /** On what a practitioner shared. */
  'buy-protocol': { plan: PlanInSlot }
  bar: object
  /** Shows its content until there is an ad for the user. */
  ad: { type: AdType; children: ReactNode }
  /** Beside the skip link. */
  skip: object
}
type Name = keyof Slots

const fillers = createStore<{ [N in Name]?: ComponentType<Slots[N]> | undefined }>({})

export function fillSlot<N extends Name>(name: N, filler: ComponentType<Slots[N]> | undefined): void {
  fillers.patch({ [name]: filler })
}

/** Empty until filled, and on the server. */
export function Slot<N extends Name>({ name, ...rest }: { name: N } & Slots[N]) {
  const Filler = useStore(fillers, (all) => all[name]) as ComponentType<object> | undefined
  if (!Filler) return (rest as { children?: ReactNode }).children ?? null
  return <Filler {...rest} />
}
