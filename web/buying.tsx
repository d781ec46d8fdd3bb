import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Packs } from './cart/action/packs.tsx'
import { notePress } from './cart/action/pressed.ts'
import { BuyProtocolInRow } from './cart/protocol/buy-protocol.tsx'
import { addToCart, openCart } from './cart/store/cart-store.ts'
import { type Act, doActs } from './platform/buying.ts'
import { useTranslation } from './platform/i18n/translation-context.tsx'
import { useLanguagePath } from './platform/links.tsx'
import { isSignedIn } from './platform/session/session.ts'
import { fillSlot } from './platform/slots.tsx'
import { toast } from './ui/toasts/toast.ts'
import { keepWanted } from './wishlist/wanted.ts'
import { wishState } from './wishlist/wish-state.ts'
import { awaitStock, openWishlist, stopAwaiting, unwish, wish } from './wishlist/wish-store.ts'

const loadDrawer = () => import('./cart/drawer/mini-cart.tsx')
const loadToasts = () => import('./ui/toasts/toast-sheet.tsx')

/** Cart and wishlist behind every page: they follow who is signed in, and do what is asked of them anywhere. */
export default function Buying() {
  useTranslation('cart')
  useTranslation('wishlist')
  const { t } = useTranslation('shop')
  const [drawer, setDrawer] = useState<Awaited<ReturnType<typeof loadDrawer>>>()
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  const [pageKey, setPageKey] = useState(key)
  const goToLogin = useLoginAndBack()

  // A sheet that stayed would hide the page one has gone to.
  if (key !== pageKey) {
    setPageKey(key)
    setOpen(false)
  }

  function open() {
    setOpen(true)
    loadDrawer().then(setDrawer, () => {
      setOpen(false)
      toast('error', t('error.part-failed'), { label: t('error.try-again'), run: open })
    })
  }
  function perform(wanted: Act) {
    if (wanted.kind === 'show-cart') return open()
    const { product } = wanted
    if (wanted.kind === 'add') {
      notePress(product.variantId)
      addToCart(product, wanted.quantity)
      // After the stepper has taken the button's place, so that the focus comes back to it.
      setTimeout(open)
    } else if (wanted.kind === 'wish' || isSignedIn()) toggle(wanted.kind, product.variantId)
    else {
      keepWanted({ kind: wanted.kind, variantId: product.variantId })
      goToLogin()
    }
  }
  const performing = useRef(perform)
  useEffect(() => {
    performing.current = perform
  })

  useEffect(() => {
    openCart()
    openWishlist()
    fillSlot('packs', Packs)
    fillSlot('buy-protocol', BuyProtocolInRow)
    doActs((wanted) => performing.current(wanted))
    // At hand before the connection goes: what says that something did not arrive.
    for (const part of [loadDrawer().then(setDrawer), loadToasts()]) part.catch(() => {})
  }, [])
  if (!drawer) return null
  const { DrawerStyles, MiniCart } = drawer
  return (
    <>
      <DrawerStyles />
      {isOpen && <MiniCart onClose={() => setOpen(false)} />}
    </>
  )
}

function toggle(kind: 'wish' | 'await', variantId: number): void {
  const { wished, awaited } = wishState.get()
  if (kind === 'wish') (wished.has(variantId) ? unwish : wish)(variantId)
  else (awaited.has(variantId) ? stopAwaiting : awaitStock)(variantId)
}

function useLoginAndBack(): () => void {
  const navigate = useNavigate()
  const languagePath = useLanguagePath()
  const { pathname, search } = useLocation()
  const back = `/${pathname.split('/').slice(2).join('/')}${search}`
  return () => void navigate(languagePath(`/login?redirectTo=${encodeURIComponent(back)}`))
}
