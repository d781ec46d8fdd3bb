import type { ReactNode } from 'react'
import type { BasketProduct, SharedBasket } from '#contract/baskets.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { discountOfLines } from '#domain/clients/discounts.ts'
import { commaList } from '#domain/languages.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { totalOf } from '#domain/protocols/price-total.ts'
import { fullDate } from '../../platform/dates.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { AlternativesLink, RestrictedNote } from '../../platform/restricted-note.tsx'
import { useRestriction, useRestrictions } from '../../platform/restrictions.ts'
import { useSession } from '../../platform/session/session.ts'
import { useShop } from '../../platform/shop-context.tsx'
import { shopDayText } from '../../platform/shop-day.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { cardSheet } from '../../ui/card.tsx'
import { CheckBox } from '../../ui/form/check-box.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BasketTotal } from '../basket-total.tsx'
import { shortageText } from '../basket-words.ts'
import { columns } from '../layout.ts'
import { ProductText } from '../product-text.tsx'
import { choose, useLeftOut } from './left-out.ts'
import { TakeButton } from './take-button.tsx'

type SharedContentProps = {
  token: string
  basket: SharedBasket
  /** Not only what every visitor sees. */
  isReaders: boolean
  /** Why the reader's own could not be loaded. */
  problem: ReactNode
  /** The cart has changed. */
  onTaken(): Promise<void>
  /** For a client whose discount is another practitioner's. */
  choice: ReactNode
}

/** Products of a basket that its reader can leave out, the price, and the way to the checkout. */
export function SharedContent(props: SharedContentProps) {
  const { token, basket, isReaders, problem, onTaken, choice } = props
  const { t } = useTranslation('baskets')
  const leftOut = useLeftOut(token)
  const { byProduct: restricted } = useRestrictions()
  const { products, currency, discount_rate } = basket
  const chosen = products.filter(
    (product) =>
      product.quantity_maximum > 0 &&
      !restricted.has(product.id) &&
      !leftOut.includes(product.product_variant_id),
  )
  const lines = chosen.map(({ price, quantity, quantity_maximum: maximum }) => ({
    price: toMinor(price ?? 0),
    quantity: Math.min(quantity, maximum),
  }))
  const total = totalOf(lines)
  const pays = toMajor(total - discountOfLines(lines, discount_rate))

  return (
    <>
      <Head basket={basket} isReaders={isReaders} />
      {problem}
      {choice}
      <div className={`${columns} mt-6`}>
        <section aria-labelledby="basket-products" className={cardSheet}>
          <h2 id="basket-products" className="text-h3 font-medium">
            {t('draft.products')}
          </h2>
          <ul className="mt-2 [&>li+li]:border-t [&>li+li]:border-line">
            {products.map((product) => (
              <SharedProduct
                key={product.product_variant_id}
                product={product}
                currency={currency}
                isChosen={chosen.includes(product)}
                onChoose={(isChosen) => choose(token, product.product_variant_id, isChosen)}
              />
            ))}
          </ul>
        </section>
        <section aria-labelledby="basket-total" className={cardSheet}>
          <h2 id="basket-total" className="mb-3 text-h3 font-medium">
            {t('shared.total')}
          </h2>
          <BasketTotal
            total_price={toMajor(total)}
            total_price_after_discount={pays}
            discount_rate={discount_rate}
            currency={currency}
          />
          <TakeButton
            token={token}
            isReaders={isReaders}
            chosen={chosen.map(({ product_variant_id: id }) => id)}
            pays={formatMoney(pays, currency)}
            count={t('products', { count: chosen.length })}
            onTaken={onTaken}
          />
          <p className="mt-3 text-small text-ink-2">{t('shared.elsewhere')}</p>
        </section>
      </div>
    </>
  )
}

function Head({ basket, isReaders }: Pick<SharedContentProps, 'basket' | 'isReaders'>) {
  const { t, language } = useTranslation('baskets')
  const { region } = useShop()
  const { state: session } = useSession()
  const { practitioner, message, expires_at, ordered_at, client_id: clientId } = basket
  const name = personName(practitioner)
  const work = [practitioner.profession, practitioner.practice, practitioner.city].filter(Boolean)
  return (
    <header className={cardSheet}>
      <div className="flex items-center gap-3.5">
        <Avatar {...practitioner} size={48} />
        <p className="min-w-0 leading-5 wrap-anywhere">
          <b className="block font-semibold">{name}</b>
          <span className="text-small text-ink-2">{commaList(work, language)}</span>
        </p>
      </div>
      <h1 className="mt-4 text-h1-narrow md:text-h1">{t('shared.title')}</h1>
      {message && (
        <p className="mt-3 max-w-[60ch] border-l-2 border-verbena pl-3.5 whitespace-pre-line wrap-anywhere">
          {message}
        </p>
      )}
      <p className="mt-3 text-small text-ink-2">
        {expires_at && t('shared.until', { date: shopDayText(region, expires_at, language) })}
      </p>
      {ordered_at && (
        <p className="mt-2 flex items-center gap-2 font-strong text-bottle">
          <Icon name="check" size={18} />
          {t('shared.ordered', { date: fullDate(ordered_at, language) })}
        </p>
      )}
      {session === 'loggedin' && isReaders && clientId === null && (
        <p className="mt-2 text-small text-ink-2">{t('shared.not-yours', { name })}</p>
      )}
    </header>
  )
}

type SharedProductProps = {
  product: BasketProduct
  currency: SharedBasket['currency']
  isChosen: boolean
  onChoose(isChosen: boolean): void
}

function SharedProduct({ product, currency, isChosen, onChoose }: SharedProductProps) {
  const words = useTranslation('baskets')
  const { name, price, quantity: wanted, quantity_maximum: maximum } = product
  const isRestricted = useRestriction(product.id) !== undefined
  const quantity = Math.min(wanted, maximum)
  const shortage = shortageText(words, product, wanted)
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-1 py-3.5">
      <span className="flex w-5 flex-none">
        {quantity > 0 && !isRestricted && (
          <CheckBox
            aria-label={words.t('shared.choose', { name })}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
      </span>
      <ProductText product={product} quantity={quantity || wanted}>
        <RestrictedNote productId={product.id}>
          <AlternativesLink slug={product.slug} variantId={product.product_variant_id} />
        </RestrictedNote>
        {shortage && <span className="block font-semibold text-amber">{shortage}</span>}
      </ProductText>
      <span className="ml-auto font-semibold">
        {quantity > 0 && price !== null && formatMoney(price * quantity, currency)}
      </span>
    </li>
  )
}
