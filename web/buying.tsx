import { lazy, Suspense, useEffect, useRef, useState } from 'react'
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
import { keepWanted } from './wishlist/wanted.ts'
import { wishState } from './wishlist/wish-state.ts'
import { awaitStock, openWishlist, stopAwaiting, unwish, wish } from './wishlist/wish-store.ts'

const loadDrawer = () => import('./cart/drawer/mini-cart.tsx')
const MiniCart = lazy(() => loadDrawer().then(({ MiniCart: Drawer }) => ({ default: Drawer })))

/** Cart and wishlist behind every page: they follow who is signed in, and do what is asked of them anywhere. */
export default function Buying() {
  useTranslation('cart')
  useTranslation('wishlist')
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  const goToLogin = useLoginAndBack()

  function perform(wanted: Act) {
    if (wanted.kind === 'show-cart') return setOpen(true)
    const { product } = wanted
    if (wanted.kind === 'add') {
      notePress(product.variantId)
      addToCart(product)
      // After the stepper has taken the button's place, so that the focus comes back to it.
      setTimeout(() => setOpen(true))
    } else if (isSignedIn()) toggle(wanted.kind, product.variantId)
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
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sheet that stayed would hide the page one has gone to
  useEffect(() => setOpen(false), [key])

  return <Suspense>{isOpen && <MiniCart onClose={() => setOpen(false)} />}</Suspense>
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
