import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ProductLink } from '../../platform/prefetch.tsx'
import type { Card } from '../cards/cards.ts'
import { Plate } from '../cards/plate.tsx'
import { Price } from '../cards/price.tsx'
import { ProductAction } from '../cards/product-action.tsx'
import { unavailableText } from '../unavailable-text.ts'
import styles from './list-view.css?url'

/** The catalogue for professionals: one line a product, with what is in a day's portion. */
export function ProductRows({ cards, more }: { cards: readonly Card[]; more: readonly Card[] }) {
  const { t } = useTranslation('products')
  return (
    <div className="rows-frame">
      <link rel="stylesheet" href={styles} precedence="default" />
      <table className="rows rows-list">
        <caption className="visually-hidden">{t('list.caption')}</caption>
        <thead>
          <tr>
            <th colSpan={2}>{t('list.product')}</th>
            <th>{t('list.form')}</th>
            <th>{t('list.actives')}</th>
            <th className="num">{t('list.price')}</th>
            <th className="num">{t('list.unit-price')}</th>
            <td className="rows-action" />
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
  return (
    <tr className={card.unavailable ? 'unavailable' : undefined}>
      <td>
        <Plate picture={card.picture} range={card.range} sizes="44px" />
      </td>
      <td>
        <ProductLink
          to={`/products/${card.slug}`}
          lang={card.lang}
          aria-label={brandAndName(card)}
          className="serif text-body/5 font-medium hover:underline"
        >
          {card.name}
        </ProductLink>
        <span className="block text-small text-ink-3">
          {card.brand}
          {card.practitionerOnly && `, ${t('list.practitioner-only')}`}
        </span>
      </td>
      <td className="text-ink-2">{card.unavailable ? unavailableText(t, card.expected) : card.form}</td>
      <td className="text-ink-2">{card.actives}</td>
      <td className="num">{card.price ? <Price {...card} /> : <span className="text-ink-3">–</span>}</td>
      <td className="num text-small text-ink-3">{card.unitPrice}</td>
      <td className="rows-action">
        <ProductAction card={card} place="row" />
      </td>
    </tr>
  )
}
