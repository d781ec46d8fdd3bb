import { useEffect } from 'react'
import type { CartItem } from '#contract/cart.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { openLine } from '../../platform/between-tabs.ts'
import { sessionStore } from '../../platform/session/session-store.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'
import { type CartState, cartState, useCart } from './cart-state.ts'
import type { CartEdit } from './ledger.ts'
import {
  editPersonCart,
  leavePersonCart,
  openPersonCart,
  reloadPersonCart,
  tellChanges,
} from './person-cart.ts'
import { sayRemoved } from './say.ts'
import {
  buyForVisitor,
  editVisitorCart,
  forgetVisitorLines,
  openVisitorCart,
  reckonVisitorCart,
  rereadVisitorCart,
  stopReckoning,
  storedLines,
} from './visitor-cart.ts'
import { isVisitorCartKey } from './visitor-lines.ts'

const otherTabs = openLine<'changed'>('verbena-cart')
/** Whose cart is here: a person's id, `visitor`, or nobody's yet. */
let here: number | 'visitor' | undefined
/** Parts of the page that show what the cart costs. */
let watchers = 0
let isOpened = false

/** For a page, once: from here on the cart follows who is signed in, and what other tabs do. */
export function openCart(): void {
  if (isOpened) return
  isOpened = true
  tellChanges(() => otherTabs.tell('changed'))
  otherTabs.hear(() => void (typeof here === 'number' && reloadPersonCart()))
  addEventListener('storage', ({ key }) => {
    if (here !== 'visitor' || !isVisitorCartKey(key)) return
    rereadVisitorCart()
    reckonIfWatched()
  })
  sessionStore.subscribe(follow)
  follow()
}

function follow(): void {
  const { state, user } = sessionStore.get()
  const next = state === 'loggedin' ? user?.id : state === 'loggedout' ? 'visitor' : undefined
  if (next === undefined || next === here) return
  here = next
  stopReckoning()
  if (next === 'visitor') {
    leavePersonCart()
    openVisitorCart()
    reckonIfWatched()
  } else {
    void openPersonCart(storedLines()).then((isMerged) => {
      if (isMerged && here === next) forgetVisitorLines()
    })
  }
}

function reckonIfWatched(): void {
  if (watchers > 0) void reckonVisitorCart()
}

export function editCart(edit: CartEdit): void {
  cartState.set({ failure: undefined })
  if (typeof here === 'number') editPersonCart(edit)
  else {
    editVisitorCart(edit)
    reckonIfWatched()
  }
}

export function addToCart(product: ProductInSlot, quantity = 1): void {
  const { variantId } = product
  cartState.set({ known: new Map(cartState.get().known).set(variantId, product) })
  editCart({ kind: 'add', variantId, quantity })
}

/** It can be taken back for as long as the message stands. */
export function removeFromCart(line: RemovedLine): void {
  const { variantId, quantity, name, item } = line
  editCart({ kind: 'set', variantId, quantity: 0 })
  sayRemoved(name, () =>
    editCart({
      kind: 'add',
      variantId,
      quantity,
      protocolId: item?.protocol?.id,
      linkToken: item?.link_token ?? line.linkToken,
    }),
  )
}
type RemovedLine = {
  variantId: number
  quantity: number
  name: string
  linkToken?: string | undefined
  item?: CartItem | undefined
}

/** Of a visitor's link; what cannot be had is left out by whoever calls. */
export function buyLines(wanted: readonly CartLine[]): void {
  buyForVisitor(wanted)
  reckonIfWatched()
}

export function reloadCart(): void {
  if (typeof here === 'number') void reloadPersonCart()
  else if (here === 'visitor') void reckonVisitorCart()
}

/** The cart with what it costs, asked for anew where one begins to look at it. */
export function useReckonedCart(): CartState {
  const state = useCart()
  const { owner } = state
  useEffect(() => {
    openCart()
    watchers += 1
    if (cartState.get().owner === 'person') reloadCart()
    return () => {
      watchers -= 1
    }
  }, [])
  useEffect(() => {
    if (owner === 'visitor') void reckonVisitorCart()
  }, [owner])
  return state
}
