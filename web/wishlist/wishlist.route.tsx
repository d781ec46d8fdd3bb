import { useEffect, useState } from 'react'
import type { WishedProduct } from '#contract/wishlist.ts'
import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import { otherLang } from '#domain/languages.ts'
import { useCart } from '../cart/store/cart-state.ts'
import { moveToCart, takeFromCart } from '../cart/store/cart-store.ts'
import { Plate } from '../catalogue/cards/plate.tsx'
import { unavailableText } from '../catalogue/unavailable-text.ts'
import { requestAction } from '../platform/buying.ts'
import { controlName } from '../platform/control-name.ts'
import { nearDayText } from '../platform/days.ts'
import { formatMoney, formatNumber } from '../platform/formats.ts'
import { PageHead } from '../platform/head.tsx'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { NoticeProblem } from '../platform/notice-problem.tsx'
import { formText, packContentText } from '../platform/product-words.ts'
import { alternativesPath, useNotSoldText, useRestriction } from '../platform/restrictions.ts'
import type { ProductInSlot } from '../platform/slots.tsx'
import { problemStyle } from '../ui/form/form-problem.tsx'
import { Icon } from '../ui/icon.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { focusAfterRemoval } from './focus-after-removal.ts'
import { useWishlist } from './wish-state.ts'
import { reloadWishlist, removeFromWishlist, removeMovedWish, watchWishlist } from './wish-store.ts'
import { Empty, LoginHint, Waiting, wishGrid } from './wishlist-states.tsx'

export const handle = { utilities: 'shopping' }

/** The server renders the same page for everybody; the wishlist is filled in by the browser. */
export default function WishlistPage() {
  const { t } = useTranslation('wishlist')
  useTranslation('products')
  const isHydrated = useHydrated()
  return (
    <div className="wrap pt-6 pb-20">
      <PageHead title={t('title')} description={t('description')} indexed={false} />
      <h1 id="wishlist-title" tabIndex={-1} className="text-h1-narrow md:text-h1">
        {t('title')}
      </h1>
      <noscript>
        <p className={`mt-5 ${problemStyle}`}>{t('needs-scripts')}</p>
      </noscript>
      {isHydrated ? <Wishes /> : <Waiting />}
    </div>
  )
}

function Wishes() {
  const { failure } = useWishlist()
  const { failure: cartFailure } = useCart()
  // Left from another page, where it has been shown.
  const [earlier] = useState(cartFailure)
  useEffect(watchWishlist, [])
  return (
    <>
      {cartFailure && cartFailure !== earlier && (
        <NoticeProblem onRetry={cartFailure.onRetry}>{cartFailure.message}</NoticeProblem>
      )}
      {failure && <NoticeProblem onRetry={failure.onRetry}>{failure.message}</NoticeProblem>}
      <WishList />
    </>
  )
}

function WishList() {
  const { t, language } = useTranslation('wishlist')
  const { owner, items, wished, isUnreachable } = useWishlist()
  if (isUnreachable && items.length === 0)
    return <NoticeProblem onRetry={reloadWishlist}>{t('unreachable')}</NoticeProblem>
  if (owner === 'unknown') return <Waiting />
  const shown = items.filter(({ product_variant_id: id }) => wished.has(id))
  if (shown.length === 0) {
    return (
      <>
        <Empty />
        {owner === 'visitor' && <LoginHint />}
      </>
    )
  }
  const formatted = formatNumber(shown.length, language)
  return (
    <>
      <p role="status" className="mt-2 text-ink-2">
        {t('count', { count: shown.length, formatted })}
      </p>
      <ul className={wishGrid} data-testid="wishes">
        {shown.map((item) => (
          <Wish key={item.product_variant_id} item={item} />
        ))}
      </ul>
      {owner === 'visitor' && <LoginHint />}
    </>
  )
}

function Wish({ item }: { item: WishedProduct }) {
  const { t, language } = useTranslation('wishlist')
  const { product, brand, range, product_variant_id: variantId } = item
  const pictures = item.assets[0]?.thumbnails
  const path = product.slug && `/products/${product.slug}?variant=${variantId}`
  return (
    <li className="relative flex min-w-0 flex-col" data-testid="wish">
      <Plate
        picture={pictures && { small: pictures.thumbnail_250, large: pictures.thumbnail_500 }}
        range={range ?? 'vit'}
        sizes="(min-width: 1200px) 252px, (min-width: 768px) 30vw, 46vw"
        isFaint={!item.variants[0]?.availability}
      />
      <p className="mt-3 text-small text-ink-3">{brand.name}</p>
      <h2
        className="text-product font-medium text-pretty normal-nums"
        lang={otherLang(item.language, language)}
      >
        {path ? (
          <ShopLink to={path} className="underline-offset-3 after:absolute after:inset-0 hover:underline">
            {product.name}
          </ShopLink>
        ) : (
          product.name
        )}
      </h2>
      <Facts item={item} />
      <div className="relative z-1 mt-auto flex gap-1.5">
        <PrimaryAction item={item} />
        <button
          type="button"
          className="icon-btn border border-line-2 bg-surface"
          data-remove-wish
          aria-label={t('remove-named', { name: namedOf(item) })}
          onClick={({ currentTarget }) => {
            focusAfterRemoval(currentTarget)
            removeFromWishlist(variantId, product.name)
          }}
        >
          <Icon name="trash" size={18} />
        </button>
      </div>
    </li>
  )
}

function Facts({ item }: { item: WishedProduct }) {
  const words = useTranslation('wishlist')
  const { t, language } = words
  const [variant] = item.variants
  const expected = variant?.expected_on ? nearDayText(variant.expected_on, language) : undefined
  const content = variant && packContentText(words, variant)
  const notSold = useNotSoldText(item.product_id)
  const note = variant ? (notSold ?? (!variant.availability && unavailableText(t, expected))) : t('gone')
  const price = variant?.price ?? null
  const before = variant?.regular_price ?? null
  return (
    <>
      <p className={note ? 'text-small font-semibold text-amber' : 'text-small text-ink-2'}>
        {note || formText(words, item.delivery_form?.name, content)}
      </p>
      <p className="mt-2.25 mb-2.5 min-h-6 text-[13px] text-ink-2">
        {price !== null && (
          <b className="text-[18px] font-bold text-ink">{formatMoney(price, item.currency)}</b>
        )}
        {price !== null && before !== null && before > price && (
          <s className="ml-2 text-ink-3">
            <span className="visually-hidden">{t('before')} </span>
            {formatMoney(before, item.currency)}
          </s>
        )}
        {variant && price === null && t('practitioner-only')}
      </p>
    </>
  )
}

function PrimaryAction({ item }: { item: WishedProduct }) {
  const { t } = useTranslation('wishlist')
  const { awaited } = useWishlist()
  const isRestricted = useRestriction(item.product_id) !== undefined
  const { product, product_variant_id: variantId } = item
  const [variant] = item.variants
  if (!variant || variant.price === null) return <span className="flex-1" />
  const { slug } = product
  const named = namedOf(item)
  if (isRestricted && slug) {
    return (
      <ShopLink
        to={alternativesPath({ slug, variantId })}
        className={`btn-plain ${way}`}
        aria-label={controlName(t, t('shop:restricted.alternatives'), named)}
      >
        {t('shop:restricted.alternatives')}
      </ShopLink>
    )
  }
  if (variant.availability) return <MoveButton item={item} amount={variant.price} />
  const isAwaited = awaited.has(variantId)
  return (
    <button
      type="button"
      className={`btn-plain ${way}`}
      aria-label={controlName(t, t(isAwaited ? 'will-write' : 'await'), named)}
      onClick={() => requestAction({ kind: 'await', product: inSlot(item, variant.price) })}
    >
      <Icon name="bell" size={18} />
      {t(isAwaited ? 'will-write' : 'await')}
    </button>
  )
}

/** It stays on the list until it is in the cart. */
function MoveButton({ item, amount }: { item: WishedProduct; amount: number }) {
  const { t } = useTranslation('wishlist')
  const [isMoving, setMoving] = useState(false)
  const { product, product_variant_id: variantId } = item

  async function move(button: Element) {
    if (isMoving) return
    setMoving(true)
    const isInCart = await moveToCart(inSlot(item, amount))
    setMoving(false)
    if (!isInCart) return
    focusAfterRemoval(button)
    removeMovedWish(variantId, product.name, () => takeFromCart(variantId, 1))
  }

  return (
    <button
      type="button"
      className={`btn-outline ${way}`}
      aria-disabled={isMoving || undefined}
      aria-label={controlName(t, t('move'), namedOf(item))}
      onClick={({ currentTarget }) => void move(currentTarget)}
    >
      <Icon name="bag" size={18} />
      {t('move')}
    </button>
  )
}

const way = 'btn min-w-0 flex-1 gap-1.5 p-1.5 text-[14px] max-sm:[&>.icon]:hidden'

const namedOf = ({ brand, product }: WishedProduct) => brandAndName({ brand: brand.name, name: product.name })

function inSlot(item: WishedProduct, amount: number | null): ProductInSlot {
  return {
    id: item.product_id,
    variantId: item.product_variant_id,
    slug: item.product.slug ?? '',
    name: item.product.name,
    brand: item.brand.name,
    amount: amount ?? undefined,
    picture: item.assets[0]?.thumbnails.thumbnail_125,
    range: item.range ?? undefined,
    practitionerOnly: item.practitioner_only,
  }
}
