import { lazy, Suspense } from 'react'
import { receivedPriceGate } from '#domain/accounts/role-gate.ts'
import { comingDayText, daysOnTheWay } from '../../platform/days.ts'
import { useDoorDelivery } from '../../platform/door-delivery.ts'
import { timeText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useRestriction } from '../../platform/restrictions.ts'
import { RoleGate } from '../../platform/session/role-gate.tsx'
import type { ProductInSlot } from '../../platform/slots.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CompareButton } from '../compare/compare-button.tsx'
import { productLayout } from '../product-layout.ts'
import { unavailableText } from '../unavailable-text.ts'
import { BuyBox } from './buy-box.tsx'
import type { ProductPage } from './product-page.ts'

const NotSold = lazy(() => import('../restrictions/not-sold.tsx').catch(() => ({ default: () => null })))

const line = 'flex min-h-11 items-center gap-3 border-b border-line py-2 text-label [&>.icon]:text-leaf'

/** Name, price and delivery. */
export function ProductOffer({ product }: { product: ProductPage }) {
  const { t } = useTranslation('products')
  const { slug, brand, lang, badges, variants } = product
  const chosen = variants.find((variant) => variant.chosen)
  return (
    <div className={productLayout.offer} data-testid="offer">
      <ShopLink to={`/products?brands=${brand.id}`} className="link">
        {brand.name}
      </ShopLink>
      <h1 className={productLayout.name} lang={lang}>
        {product.name}
      </h1>
      {product.legalName && (
        <p className="text-label text-ink-2" lang={lang}>
          {product.legalName}
        </p>
      )}
      <p className="mb-2.5 text-label text-ink-2">{product.form}</p>
      <p className="max-w-[52ch] text-[16px]/6.5 whitespace-pre-line text-ink-2" lang={lang}>
        {product.description}
      </p>
      {badges.length > 0 && (
        <ul className="mt-3.5 flex flex-wrap gap-1.5">
          {badges.map(({ free, name }) => (
            <li key={name} className="badge h-7 bg-tint text-[13px] text-bottle">
              <Icon name={free ? 'check' : 'leaf'} size={15} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <Price product={product} />
      {variants.length > 1 && (
        <nav aria-label={t('product.variants')} className="no-print mt-4.5">
          <p className="text-label font-semibold">{t('product.variants')}</p>
          <ul className="mt-1.5 flex flex-wrap gap-2">
            {variants.map(({ id, name, chosen, available }) => (
              <li key={id}>
                <ShopLink
                  to={`/products/${slug}?variant=${id}`}
                  replace
                  preventScrollReset
                  className={chosen ? 'btn btn-outline bg-tint' : 'btn btn-plain'}
                  aria-current={chosen ? 'true' : undefined}
                >
                  {available ? name : t('product.variant-unavailable', { content: name })}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {chosen && (
        <BuyBox
          key={chosen.id}
          product={inSlot(product, chosen.id)}
          pack={chosen.name}
          price={product.price.price}
          unitPrice={product.price.unitPrice}
        />
      )}
      {chosen && (
        <CompareButton
          product={inSlot(product, chosen.id)}
          className="no-print link mt-4.5 flex min-h-11 items-center gap-2.25"
          hasText
        />
      )}
      <DeliveryLines product={product} />
    </div>
  )
}

/** How the product is delivered; if it may not be sold there, the reason takes their place without moving anything. */
function DeliveryLines({ product }: { product: ProductPage }) {
  const { t } = useTranslation('products')
  const restriction = useRestriction(product.id)
  return (
    // A grid from the start: margins of other boxes collapse, which would move this one.
    <div className="grid">
      <ul
        className={`double-rule col-start-1 row-start-1 mt-4.5 print:hidden ${restriction ? '[visibility:hidden]' : ''}`}
        data-testid="delivery-lines"
      >
        <li
          // Room for the text after hydration, which may name another country and day.
          className={`max-[480px]:min-h-16 ${line} ${product.available ? '' : 'font-semibold text-amber'}`}
        >
          <Icon name={product.available ? 'truck' : 'clock'} size={20} />
          <span>
            {product.available ? (
              <RoleGate gate={receivedPriceGate(product.practitionerOnly)} fallback={t('product.in-stock')}>
                <ArrivalText />
              </RoleGate>
            ) : (
              unavailableText(t, product.expected)
            )}
          </span>
        </li>
        {product.bestBefore && (
          <li className={line}>
            <Icon name="calendar" size={20} />
            {t(product.reduced ? 'product.best-before-reduced' : 'product.best-before', {
              date: product.bestBefore,
            })}
          </li>
        )}
        {product.price.price && (
          <RoleGate gate={receivedPriceGate(product.practitionerOnly)}>
            <li className={line}>
              <Icon name="box" size={20} />
              <ShopLink to="/delivery" className="hover:underline">
                <DeliveryCostText />
              </ShopLink>
            </li>
          </RoleGate>
        )}
        <li className={line}>
          <Icon name="refresh" size={20} />
          <ShopLink to="/returns" className="hover:underline">
            {t('product.withdraw')}
          </ShopLink>
        </li>
      </ul>
      {restriction && (
        <Suspense>
          <NotSold productId={product.id} restriction={restriction} />
        </Suspense>
      )}
    </div>
  )
}

export function inSlot(product: ProductPage, variantId: number): ProductInSlot {
  const { id, slug, name, brand, range, price, pictures, practitionerOnly, available } = product
  return {
    id,
    variantId,
    slug,
    name,
    brand: brand.name,
    range,
    amount: price.amount,
    picture: pictures[0]?.thumb,
    practitionerOnly,
    unavailable: !available,
  }
}

function Price({ product }: { product: ProductPage }) {
  if (!product.price.price) return <OnlyWithProtocol />
  return (
    <RoleGate gate={receivedPriceGate(product.practitionerOnly)} fallback={<OnlyWithProtocol />}>
      <ShownPrice product={product} />
    </RoleGate>
  )
}

function OnlyWithProtocol() {
  const { t } = useTranslation('products')
  return (
    <div className="mt-4.5 rounded-card bg-tint px-4 py-3.5">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="lock" size={18} />
        {t('card.practitioner-only')}
      </p>
      <p className="mt-1 text-label text-ink-2">{t('product.only-with-protocol')}</p>
      <ShopLink to="/practitioners-information" className="link text-label">
        {t('product.practitioners')}
      </ShopLink>
    </div>
  )
}

function ShownPrice({ product }: { product: ProductPage }) {
  const { t } = useTranslation('products')
  const { price, was, percent, unitPrice } = product.price
  const [before, after] = t('product.vat').split('{{delivery}}')
  return (
    <div className="mt-4.5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className={was ? 'text-price-lead font-bold text-madder' : 'text-price-lead font-bold'}>
          {price}
        </span>
        {percent && (
          <span className="badge bg-madder text-on-madder">{t('card.reduction', { percent })}</span>
        )}
        <span className="text-small text-ink-2">
          {before}
          <ShopLink to="/delivery" className="underline underline-offset-3">
            {t('product.vat-delivery')}
          </ShopLink>
          {after}
        </span>
      </p>
      {was && <p className="text-small text-ink-2">{t('product.lowest', { price: was })}</p>}
      <p className="text-small text-ink-2">
        {unitPrice}{' '}
        {product.perDay && (
          <span className="whitespace-nowrap before:mr-1 before:content-['·']">{product.perDay}</span>
        )}
      </p>
    </div>
  )
}

/** The order deadline and the delivery day. The server's page may be cached, so it only counts days. */
function ArrivalText() {
  const { t, language } = useTranslation('products')
  const { country, door } = useDoorDelivery()
  const isHydrated = useHydrated()
  if (!door) return t('product.in-stock')
  if (!isHydrated) return t('product.in-stock-days', { days: daysOnTheWay(door.transit), country })
  const day = comingDayText(door.to, new Date(), language)
  if (!door.orderBefore) return t('product.in-stock-now', { day, country })
  const time = timeText(door.orderBefore.toISOString(), language)
  return t('product.in-stock-before', { time, day, country })
}

/** The cost of delivery to the visitor's country. */
function DeliveryCostText() {
  const { t } = useTranslation('products')
  const { t: shopText } = useTranslation('shop')
  const { country, door } = useDoorDelivery()
  if (!door) return shopText('delivery.none', { country })
  if (!door.freeFrom) return shopText('delivery.price', { country, price: door.price })
  return t('product.delivery-cost', { price: door.price, amount: door.freeFrom })
}
