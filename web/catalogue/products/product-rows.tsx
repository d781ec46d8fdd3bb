import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ProductLink } from '../../platform/prefetch.tsx'
import { useNotSoldText } from '../../platform/restrictions.ts'
import { Utilities } from '../../ui/utilities/utilities.tsx'
import type { Card } from '../cards/cards.ts'
import { Plate } from '../cards/plate.tsx'
import { Price } from '../cards/price.tsx'
import { ProductAction, slotOf } from '../cards/product-action.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import { previewProduct } from '../preview/preview-product.tsx'
import { unavailableText } from '../unavailable-text.ts'

const sizes = '44px'

// Where columns do not fit, on narrow screens and beside the builder's panel, each row becomes a list item.
const row =
  '@max-[740px]/rows:grid @max-[740px]/rows:grid-cols-[56px_1fr_auto] @max-[740px]/rows:border-b @max-[740px]/rows:border-line @max-[740px]/rows:py-3'
const cell =
  'border-b border-line px-3 py-2.25 first:pl-0 @max-[740px]/rows:w-auto @max-[740px]/rows:border-0 @max-[740px]/rows:p-0'
const head =
  'border-b border-line-2 px-3 pb-2 text-[13px] font-semibold whitespace-nowrap text-ink-3 first:pl-0'
const action =
  'w-41.5 border-b py-2.25 pl-3 @max-[740px]/rows:w-auto @max-[740px]/rows:border-0 @max-[740px]/rows:pt-2 @max-[740px]/rows:pb-0 @max-[740px]/rows:[grid-area:3/3] @max-[340px]/rows:[grid-area:4/2/5/4]'

/** The list view for professionals: one row per product, with the content of a daily portion. */
export function ProductRows({ cards, more }: { cards: readonly Card[]; more: readonly Card[] }) {
  const { t } = useTranslation('products')
  return (
    <div className="@container/rows">
      <Utilities of="shopping" />
      <table className="w-full border-collapse text-[14px]/4.75">
        <caption className="visually-hidden">{t('list.caption')}</caption>
        <thead className="@max-[740px]/rows:absolute @max-[740px]/rows:w-px @max-[740px]/rows:overflow-hidden @max-[740px]/rows:[clip-path:inset(50%)]">
          <tr className={row}>
            <th colSpan={2} className={`text-start ${head}`}>
              {t('list.product')}
            </th>
            <th className={`text-start ${head}`}>{t('list.form')}</th>
            <th className={`text-start ${head}`}>{t('list.actives')}</th>
            <th className={`text-end ${head}`}>{t('list.price')}</th>
            <th className={`text-end ${head}`}>{t('list.unit-price')}</th>
            <td colSpan={2} className={`border-line-2 ${action}`} />
          </tr>
        </thead>
        <tbody>
          {[...cards, ...more].map((card) => (
            <Row key={card.id} card={card} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ card }: { card: Card }) {
  const { t } = useTranslation('products')
  const notSold = useNotSoldText(card.id)
  const product = slotOf(card)
  return (
    <tr
      className={`hover:bg-[color-mix(in_srgb,var(--color-tint)_55%,transparent)] has-data-added:bg-[color-mix(in_srgb,var(--color-tint)_55%,transparent)] ${row}`}
      data-testid="product-row"
    >
      <td className={`w-14 @max-[740px]/rows:row-[span_2] ${cell}`}>
        <Plate
          picture={card.picture}
          range={card.range}
          sizes={sizes}
          shape="aspect-[44/48] w-11 rounded-[3px]"
          isFaint={card.unavailable || notSold !== undefined}
        />
      </td>
      <td className={`w-[30%] pl-0 ${cell}`}>
        <ProductLink
          to={`/products/${card.slug}`}
          lang={card.lang}
          aria-label={brandAndName(card)}
          className="serif text-body/5 font-medium hover:underline"
          onOpen={(opening) => previewProduct(opening, { card, sizes })}
        >
          {card.name}
        </ProductLink>
        <span className="block text-small text-ink-3">
          {card.brand}
          {card.practitionerOnly && `, ${t('list.practitioner-only')}`}
        </span>
      </td>
      <td className={`text-ink-2 @max-[740px]/rows:col-[2] ${cell}`}>
        {notSold ?? (card.unavailable ? unavailableText(t, card.expected) : card.form)}
      </td>
      <td className={`text-ink-2 @max-[740px]/rows:col-[2] ${cell}`}>{card.actives}</td>
      <td className={`text-end whitespace-nowrap @max-[740px]/rows:[grid-area:1/3] ${cell}`}>
        {card.price ? <Price {...card} place="row" /> : <span className="text-ink-3">–</span>}
      </td>
      <td
        className={`text-end text-small whitespace-nowrap text-ink-3 @max-[740px]/rows:[grid-area:2/3] ${cell}`}
      >
        {card.unitPrice}
      </td>
      <td
        className={`w-9 px-0 @max-[740px]/rows:[grid-area:3/1] @max-[340px]/rows:[grid-area:3/1/5/2] ${cell}`}
      >
        {product && <CompareButton product={product} className="icon-btn wish" />}
      </td>
      <td className={`border-line ${action}`}>
        <ProductAction card={card} place="row" />
      </td>
    </tr>
  )
}
