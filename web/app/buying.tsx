import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Packs } from '../cart/action/packs.tsx'
import { notePress } from '../cart/action/pressed.ts'
import { BuyProtocolInRow } from '../cart/protocol/buy-protocol.tsx'
import { addToCart, startCart } from '../cart/store/cart-store.ts'
import { startComparedProducts, toggleCompared } from '../catalogue/compare/compared-products.ts'
import { type BuyingAction, handleActions, setStoredItems, useStoredItems } from '../platform/buying.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { isSignedIn } from '../platform/session/session.ts'
import { fillSlot, type ProductInSlot } from '../platform/slots.tsx'
import { PartFailed } from '../platform/toasts/part-failed.tsx'
import { Utilities } from '../ui/utilities/utilities.tsx'
import { wishState } from '../wishlist/wish-state.ts'
import {
  addToWishlist,
  cancelStockEmail,
  removeFromWishlist,
  requestStockEmail,
  startWishlist,
} from '../wishlist/wish-store.ts'

const loadDrawer = () => import('../cart/drawer/mini-cart.tsx')
const loadStockDialog = () => import('../wishlist/stock-email-dialog.tsx')
const CompareBar = lazy(() =>
  import('../catalogue/compare/compare-bar.tsx').catch(() => ({ default: () => null })),
)
const loadToasts = () => import('../platform/toasts/toast-sheet.tsx')

/** Cart and wishlist for every page: they follow the logged-in user and carry out changes from anywhere. */
export default function Buying() {
  useTranslation('cart')
  useTranslation('wishlist')
  const isComparing = useStoredItems(({ compared }) => compared.size > 0)
  const [drawer, setDrawer] = useState<Awaited<ReturnType<typeof loadDrawer>>>()
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  const [pageKey, setPageKey] = useState(key)
  const [asking, setAsking] = useState<
    Awaited<ReturnType<typeof loadStockDialog>> & { product: ProductInSlot }
  >()
  const [missing, setMissing] = useState<{ load(): void }>()

  // A drawer that stayed open would hide the page just opened.
  if (key !== pageKey) {
    setPageKey(key)
    setOpen(false)
    setAsking(undefined)
    setMissing(undefined)
  }

  function open() {
    setOpen(true)
    setMissing(undefined)
    loadDrawer().then(setDrawer, () => {
      setOpen(false)
      setMissing({ load: open })
    })
  }
  function openStockDialog(product: ProductInSlot) {
    setMissing(undefined)
    const isLeft = () => shownKey.current !== key
    loadStockDialog().then(
      (loaded) => {
        if (!isLeft()) setAsking({ ...loaded, product })
      },
      () => {
        if (!isLeft()) setMissing({ load: () => openStockDialog(product) })
      },
    )
  }
  function perform(wanted: BuyingAction) {
    setStoredItems({ problem: undefined })
    if (wanted.kind === 'show-cart') return open()
    const { product } = wanted
    if (wanted.kind === 'compare') return toggleCompared(product)
    if (wanted.kind === 'add') {
      notePress({ variantId: product.variantId, place: wanted.place })
      addToCart(product, wanted.quantity)
      // After the stepper has replaced the button, so that the focus returns to it.
      setTimeout(open)
    } else if (wanted.kind === 'wish' || isSignedIn()) toggle(wanted.kind, product.variantId)
    else openStockDialog(product)
  }
  const performing = useRef(perform)
  const shownKey = useRef(key)
  useEffect(() => {
    performing.current = perform
    shownKey.current = key
  })

  useEffect(() => {
    startCart()
    startWishlist()
    startComparedProducts()
    fillSlot('packs', Packs)
    fillSlot('buy-protocol', BuyProtocolInRow)
    handleActions((wanted) => performing.current(wanted))
    // Loaded while there is still a connection: it reports changes that did not reach the server.
    for (const part of [loadDrawer().then(setDrawer), loadToasts()]) part.catch(() => {})
  }, [])
  return (
    <>
      {drawer && <Utilities of="shopping" />}
      {drawer && isOpen && <drawer.MiniCart onClose={() => setOpen(false)} />}
      <Suspense>{isComparing && <CompareBar />}</Suspense>
      {missing && <PartFailed onRetry={missing.load} />}
      {asking && <asking.StockEmailDialog product={asking.product} onClose={() => setAsking(undefined)} />}
    </>
  )
}

function toggle(kind: 'wish' | 'await', variantId: number): void {
  const { wished, awaited } = wishState.get()
  if (kind === 'wish') (wished.has(variantId) ? removeFromWishlist : addToWishlist)(variantId)
  else (awaited.has(variantId) ? cancelStockEmail : requestStockEmail)(variantId)
}
