import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import { comparisonPath } from '#domain/catalogue/comparison.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useNotSoldText } from '../../platform/restrictions.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'
import type { Card } from '../cards/cards.ts'
import { Plate } from '../cards/plate.tsx'
import { ProductAction } from '../cards/product-action.tsx'
import { ProductProblem } from '../cards/product-problem.tsx'
import { unavailableText } from '../unavailable-text.ts'
import type { Cell, ComparisonPage, Row } from './comparison-page.ts'

const column = 'px-2.5 text-start align-top'
/** In pixels; wider screens share what is left between the products. */
const nameWidth = 104
const productWidth = 148

/** The first column stays in sight while the products move sideways below a narrow screen's width. */
const names = 'sticky left-0 z-1 bg-paper py-2.75 pr-2.5 text-start align-top print:static'

/** Products side by side: scrolls sideways within itself where the columns do not fit. */
export function ComparisonTable({ cards, groups }: Pick<ComparisonPage, 'cards' | 'groups'>) {
  const { t } = useTranslation('compare')
  const { list, remember, forget } = useFocusBesideRemoved<HTMLTableRowElement>()
  return (
    <section
      aria-labelledby="compare-title"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      className="relative mt-5.5 max-h-[calc(100dvh-16px)] overflow-auto @min-[753px]/catalogue:max-h-none @min-[753px]/catalogue:overflow-visible print:max-h-none print:overflow-visible"
      data-testid="comparison"
    >
      <table
        className="w-full table-fixed border-separate border-spacing-0 text-label print:min-w-0!"
        style={{ minWidth: nameWidth + cards.length * productWidth }}
      >
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <tr ref={list} onFocus={remember} onBlur={forget}>
            <td className={`${names} w-26 @min-[753px]/catalogue:w-45`} />
            {cards.map((card) => (
              <td key={card.id} className={column}>
                <Picture card={card} others={cards.filter(({ id }) => id !== card.id)} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="col" className="sticky top-0 left-0 z-3 border-b border-line-2 bg-paper print:static">
              <span className="visually-hidden">{t('product')}</span>
            </th>
            {cards.map((card) => (
              <th
                key={card.id}
                scope="col"
                className={`sticky top-0 z-2 border-b border-line-2 bg-paper py-2 print:static ${column}`}
              >
                <Name card={card} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name} data-same={rows.every(({ isSame }) => isSame) || undefined}>
            <tr>
              <th scope="rowgroup" colSpan={cards.length + 1} className="pt-7 pb-1.5 text-start">
                <span className="serif sticky left-0 text-h3 font-medium print:static">{name}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <ComparedRow key={row.name} row={row} cards={cards} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function Picture({ card, others }: { card: Card; others: readonly Card[] }) {
  const { t } = useTranslation('compare')
  const notSold = useNotSoldText(card.id)
  return (
    <div className="relative">
      <Plate
        picture={card.picture}
        range={card.range}
        sizes="(min-width: 1200px) 252px, 46vw"
        shape="aspect-[1/1.04] w-[62%] max-w-45 rounded-control print:max-w-[24mm]"
        isFaint={card.unavailable || notSold !== undefined}
      />
      <ShopLink
        to={comparisonPath(others.map(({ slug }) => slug))}
        replace
        preventScrollReset
        className="icon-btn no-print absolute top-0 right-0 z-1"
        aria-label={t('remove', { name: brandAndName(card) })}
        onClick={() =>
          void import('./compared-products.ts').then(({ removeCompared }) => removeCompared(card.id))
        }
      >
        <Icon name="x" size={20} />
      </ShopLink>
      <div className="no-print mt-2.5">
        <ProductAction card={card} place="card" />
        <ProductProblem variantId={card.variantId} />
      </div>
    </div>
  )
}

function Name({ card }: { card: Card }) {
  const { t } = useTranslation('products')
  const notSold = useNotSoldText(card.id)
  const note = notSold ?? (card.unavailable && unavailableText(t, card.expected))
  return (
    <>
      <span className="block text-small font-normal text-ink-3">{card.brand}</span>
      <ShopLink
        to={`/products/${card.slug}`}
        lang={card.lang}
        className="serif block text-body/5 font-medium wrap-break-word hover:underline"
      >
        {card.name}
      </ShopLink>
      {note && <span className="block text-small font-semibold text-amber">{note}</span>}
    </>
  )
}

function ComparedRow({ row, cards }: { row: Row; cards: readonly Card[] }) {
  return (
    <tr className="print:break-inside-avoid" data-same={row.isSame || undefined}>
      <th scope="row" className={`${names} border-b border-line font-normal wrap-break-word text-ink-2`}>
        {row.name}
      </th>
      {row.cells.map((cell, at) => (
        <td
          key={cards[at]?.id}
          className={`border-b border-line py-2.75 ${column} ${row.isSame ? 'text-ink-2' : 'font-semibold'}`}
        >
          <Value cell={cell} />
        </td>
      ))}
    </tr>
  )
}

function Value({ cell }: { cell: Cell }) {
  const { t } = useTranslation('compare')
  if (!cell) {
    return (
      <>
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
        <span className="visually-hidden">{t('nothing')}</span>
      </>
    )
  }
  return (
    <>
      {cell.text}
      {cell.note && <span className="block text-small font-normal text-ink-2">{cell.note}</span>}
    </>
  )
}
