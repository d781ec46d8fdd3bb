import { useState } from 'react'
import type { Cart, CartItem, SavedCart } from '#contract/cart.ts'
import { otherLang } from '#domain/languages.ts'
import { formatMoney, listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { NotSoldProduct } from '../../platform/not-sold-product.tsx'
import { packText } from '../../platform/product-words.ts'
import { Thumb } from '../../platform/thumb.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { type MergeMode, orderableQuantity } from './merge-saved-cart.ts'

type SavedContentProps = {
  saved: SavedCart
  /** The reader's own cart is known. */
  isReady: boolean
  isOwnEmpty: boolean
  onTake(how: MergeMode): void
}

/** A saved cart at today's prices, and how to take it over. */
export function SavedContent({ saved, isReady, isOwnEmpty, onTake }: SavedContentProps) {
  const { t, language } = useTranslation('cart')
  const [isAsking, setAsking] = useState(false)
  const { cart, no_longer_sold: gone } = saved
  const canTake = cart.items.some((item) => orderableQuantity(item) > 0)
  const names = gone.map(({ brand, name }) => `${brand} ${name}`)
  return (
    <div className="max-w-[760px]">
      <h1 className="text-h1-narrow md:text-h1">{t('saved.title')}</h1>
      <p className="mt-3 text-ink-2">{t('saved.text')}</p>
      <ul className="double-rule mt-5">
        {cart.items.map((item) => (
          <SavedLine key={item.product_variant_id} item={item} currency={cart.currency} />
        ))}
      </ul>
      {names.length > 0 && (
        <p className="mt-4 text-amber">{t('saved.gone', { names: listText(names, language) })}</p>
      )}
      {!canTake && <p className="mt-4">{t('saved.nothing')}</p>}
      {canTake && !isOwnEmpty && <p className="mt-5">{t('saved.own')}</p>}
      {canTake && isReady && (
        <p className="mt-5 flex flex-wrap gap-3">
          <button type="button" className="btn btn-primary" onClick={() => onTake('merge')}>
            {t('saved.take')}
          </button>
          {!isOwnEmpty && (
            <button type="button" className="btn btn-plain" onClick={() => setAsking(true)}>
              {t('saved.replace')}
            </button>
          )}
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('saved.sure.title')}
          keepLabel={t('saved.sure.keep')}
          confirmLabel={t('saved.replace')}
          onKeep={() => setAsking(false)}
          onConfirm={() => onTake('replace')}
        >
          {t('saved.sure.text')}
        </ConfirmDialog>
      )}
    </div>
  )
}

function SavedLine({ item, currency }: { item: CartItem; currency: Cart['currency'] }) {
  const words = useTranslation('cart')
  const { t, language } = words
  const { product, product_variant_id: variantId, quantity, price, not_sold: notSold, notice } = item
  const { name, slug, brand } = product
  const orderable = orderableQuantity(item)
  return (
    <li data-testid="saved-line" className="flex items-center gap-3.5 border-b border-line py-4">
      <Thumb product={product} width={64} height={70} className="self-start" />
      <div className="min-w-0 flex-1">
        <p className="text-small text-ink-3">{brand.name}</p>
        <h2
          className="text-[17px]/[21px] font-medium normal-nums"
          lang={otherLang(product.language, language)}
        >
          {slug ? <ShopLink to={`/products/${slug}?variant=${variantId}`}>{name}</ShopLink> : name}
        </h2>
        <p className="text-small text-ink-2">{packText(words, product)}</p>
        {orderable < quantity && (
          <div className="text-small text-amber">
            {notSold ? (
              <NotSoldProduct notSold={notSold} />
            ) : notice === 'practitioner-only' ? (
              t('saved.practitioner-only')
            ) : orderable > 0 ? (
              t('saved.fewer', { number: orderable })
            ) : (
              t('saved.unavailable')
            )}
          </div>
        )}
      </div>
      <p className="text-end whitespace-nowrap">
        {t('saved.packs', { number: quantity })}
        {price !== null && <b className="block font-bold">{formatMoney(price, currency)}</b>}
      </p>
    </li>
  )
}
