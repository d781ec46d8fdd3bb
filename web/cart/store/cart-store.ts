import { useEffect } from 'react'
import type { CartItem } from '#contract/cart.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { followDeliveryCountry } from '../../platform/delivery-country.ts'
import { followPerson, type Person } from '../../platform/session/follow-person.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'
import { isKeyOf } from '../../platform/storage.ts'
import { openTabChannel } from '../../platform/store/tab-channel.ts'
import { visitorCartName } from '../../platform/visitor-goods.ts'
import { type CartState, cartState, useCart } from './cart-state.ts'
import type { CartEdit } from './ledger.ts'
import {
  editPersonCart,
  leavePersonCart,
  onPersonCartChange,
  openPersonCart,
  reloadPersonCart,
} from './person-cart.ts'
import { sayRemoved } from './say.ts'
import {
  buyForVisitor,
  editVisitorCart,
  forgetVisitorLines,
  openVisitorCart,
  priceVisitorCart,
  rereadVisitorCart,
  stopPricing,
  storedLines,
} from './visitor-cart.ts'

const otherTabs = openTabChannel<'changed'>('verbena-cart')
/** Whose cart is here. */
let here: Person | undefined
/** Parts of the page that show what the cart costs. */
let watchers = 0
let isOpened = false

/** For a page, once: from here on the cart follows who is signed in, and what other tabs do. */
export function openCart(): void {
  if (isOpened) return
  isOpened = true
  onPersonCartChange(() => otherTabs.post('changed'))
  otherTabs.listen(() => void (typeof here === 'number' && reloadPersonCart()))
  addEventListener('storage', ({ key }) => {
    if (here !== 'visitor' || !isKeyOf(key, visitorCartName)) return
    rereadVisitorCart()
    priceIfWatched()
  })
  addEventListener('online', () => cartState.get().isUnreachable && reloadCart())
  followDeliveryCountry(() => watchers > 0 && reloadCart())
  followPerson(follow)
}

function follow(next: Person): void {
  here = next
  stopPricing()
  if (next === 'visitor') {
    leavePersonCart()
    openVisitorCart()
    priceIfWatched()
  } else {
    void openPersonCart(storedLines()).then((isMerged) => {
      if (isMerged && here === next) forgetVisitorLines()
    })
  }
}

function priceIfWatched(): void {
  if (watchers > 0) void priceVisitorCart()
}

export function editCart(edit: CartEdit): void {
  cartState.patch({ failure: undefined, removed: undefined })
  if (typeof here === 'number') editPersonCart(edit)
  else {
    editVisitorCart(edit)
    priceIfWatched()
  }
}

export function addToCart(product: ProductInSlot, quantity = 1): void {
  const { variantId } = product
  cartState.patch({ known: new Map(cartState.get().known).set(variantId, product) })
  editCart({ kind: 'add', variantId, quantity })
}

/** It can be taken back for as long as the message stands. */
export function removeFromCart(line: RemovedLine): void {
  const { variantId, quantity, name, item } = line
  const mine = here
  editCart({ kind: 'set', variantId, quantity: 0 })
  sayRemoved(name, () => {
    if (mine !== here) return
    editCart({
      kind: 'add',
      variantId,
      quantity,
      protocolId: item?.protocol?.id,
      linkToken: item?.link_token ?? line.linkToken,
    })
  })
}
type RemovedLine = {
  variantId: number
  quantity: number
  name: string
  linkToken?: string | undefined
  item?: CartItem | undefined
}

/** Of a visitor's link; what cannot be had is left out by the caller. Answers the variants that found no room. */
export function buyLines(wanted: readonly CartLine[]): Set<number> {
  const left = buyForVisitor(wanted)
  priceIfWatched()
  return left
}

export function reloadCart(): void {
  void look()
}

/** Something else than an edit changed it, such as an order: the other tabs look, too. */
export async function cartChanged(): Promise<void> {
  otherTabs.post('changed')
  await look()
}

async function look(): Promise<void> {
  if (typeof here === 'number') await reloadPersonCart()
  else if (here === 'visitor') await priceVisitorCart()
}

/** The cart with what it costs, asked for anew where one begins to look at it. */
export function usePricedCart(): CartState {
  const state = useCart()
  const { owner } = state
  useEffect(() => {
    openCart()
    watchers += 1
    if (cartState.get().owner === 'person') reloadCart()
    return () => {
      watchers -= 1
      // It was said to anyone who looked.
      if (watchers === 0) cartState.patch({ failure: undefined, removed: undefined })
    }
  }, [])
  useEffect(() => {
    if (owner === 'visitor') void priceVisitorCart()
  }, [owner])
  // What it costs is not known while one cannot ask.
  return { ...state, isCalculating: state.isCalculating || state.isUnreachable }
}
