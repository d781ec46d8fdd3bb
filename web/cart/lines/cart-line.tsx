import { otherLang } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { controlName } from '../../platform/control-name.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { packText, unitPriceText } from '../../platform/product-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { removeFromCart } from '../store/cart-store.ts'
import { focusAfterRemoval } from './focus-after-removal.ts'
import { LineNotice } from './line-notice.tsx'
import { LinePicture } from './line-picture.tsx'
import { LineStepper } from './line-stepper.tsx'
import { brandAndNameOf, brandOf, nameOf, type ShownLine } from './shown-lines.ts'

type AmountProps = { line: ShownLine; currency: Currency | undefined }
type ActionProps = { line: ShownLine; onWish(line: ShownLine): Promise<void> }

export function CartLine({ line, currency, onWish }: AmountProps & ActionProps) {
  const { item } = line
  return (
    <li
      data-testid="cart-line"
      className="grid grid-cols-[88px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 border-b border-line py-4 sm:grid-cols-[88px_minmax(0,1fr)_auto_96px] sm:gap-5 sm:py-4.5"
    >
      <LinePicture line={line} width={88} height={96} className="self-start max-sm:row-span-2" />
      <div className="min-w-0 max-sm:col-[2/-1]">
        <LineBrand line={line} />
        <LineName line={line} className="sm:text-[19px]/6" />
        <LineFacts line={line} currency={currency} />
        {item && currency && <LineNotice item={item} currency={currency} />}
        <LineActions line={line} onWish={onWish} />
      </div>
      <LineStepper line={line} className={lineStepper} onRemove={focusAfterRemoval} />
      <LineTotal line={line} currency={currency} />
    </li>
  )
}

/** The stepper of a cart line, with buttons large enough for touch. */
export const lineStepper =
  'h-10 w-26 pointer-coarse:h-11 pointer-coarse:w-32 [&_button]:h-9.5 [&_button]:w-9 pointer-coarse:[&_button]:h-10.5 pointer-coarse:[&_button]:w-11 [&_input]:min-w-0 [&_input]:flex-1'

export function LineBrand({ line }: { line: ShownLine }) {
  return <p className="text-small text-ink-3">{brandOf(line)}</p>
}

export function LineName({ line, className = '' }: { line: ShownLine; className?: string }) {
  const { language } = useTranslation('cart')
  const { item, variantId, product } = line
  const slug = item ? item.product.slug : product?.slug
  const lang = item && otherLang(item.product.language, language)
  return (
    <h3
      className={`text-[17px]/[21px] font-medium normal-nums [&>a:hover]:underline [&>a:hover]:underline-offset-3 ${className}`}
      lang={lang}
    >
      {slug ? (
        <ShopLink to={`/products/${slug}?variant=${variantId}`}>{nameOf(line)}</ShopLink>
      ) : (
        nameOf(line)
      )}
    </h3>
  )
}

function LineFacts({ line: { item }, currency }: AmountProps) {
  const words = useTranslation('cart')
  useTranslation('products')
  if (!item) return null
  const { unit_price: price } = item.product
  const form = packText(words, item.product)
  const unit = currency && price ? unitPriceText(words, price, currency) : ''
  const text = form && unit ? words.t('line.facts', { form, unit }) : form || unit
  return (
    <p className="text-small text-ink-2">
      <LinkedText
        text={text}
        links={{ unit: (price) => <span className="whitespace-nowrap">{price}</span> }}
      />
    </p>
  )
}

/** The server calculates the amount; until it has answered, the previous one is dimmed. */
export function LineTotal({ line: { item, quantity }, currency }: AmountProps) {
  const { t } = useTranslation('cart')
  if (!item || !currency || item.price === null) return <p />
  const isOld = item.quantity !== quantity
  return (
    <p className="text-end [transition:opacity_120ms] aria-busy:opacity-55" aria-busy={isOld || undefined}>
      <b className="block text-[16px] font-bold">{formatMoney(item.total_price, currency)}</b>
      {quantity > 1 && (
        <span className="text-micro text-ink-3">
          {t('line.each', { price: formatMoney(item.price, currency) })}
        </span>
      )}
    </p>
  )
}

const action =
  'inline-flex min-h-7 items-center gap-1.25 text-[13px] text-ink-2 hover:text-ink hover:underline hover:underline-offset-3 pointer-coarse:min-h-11'

function LineActions({ line, onWish }: ActionProps) {
  const { t } = useTranslation('cart')
  const name = nameOf(line)
  const named = brandAndNameOf(line)
  return (
    <div className="mt-0.75 flex flex-wrap gap-x-4.5">
      <button
        type="button"
        className={action}
        aria-label={controlName(t, t('line.wish'), named)}
        onClick={async () => {
          await onWish(line)
          focusAfterRemoval()
        }}
      >
        <Icon name="heart" size={16} />
        {t('line.wish')}
      </button>
      <button
        type="button"
        className={action}
        aria-label={controlName(t, t('line.remove'), named)}
        onClick={() => {
          removeFromCart({ ...line, name })
          focusAfterRemoval()
        }}
      >
        <Icon name="trash" size={16} />
        {t('line.remove')}
      </button>
    </div>
  )
}
