import type { ReactNode } from 'react'
import type { Counted, SearchResponse } from '#contract/search.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { resultsPath } from '../form/search-text.ts'
import { activeBackground, Cell, Group, Row, sideLink } from './grid.tsx'

const suggestionsShown = 5
const suggestionsOnNarrow = 3
const categoriesShown = 3
const brandsShown = 3

/** Query suggestions, and the categories and brands of the results. */
export function ResultsSideColumn({ answer, text }: { answer: SearchResponse; text: string }) {
  const { t } = useTranslation('search')
  const suggestions = answer.suggestions.slice(0, suggestionsShown)
  const categories = answer.unique_categories.slice(0, categoriesShown)
  const brands = answer.brands.slice(0, brandsShown)
  return (
    <>
      {suggestions.length > 0 && (
        <Group title={t('overlay.suggestions')}>
          {suggestions.map((pieces, at) => {
            const suggested = pieces.map((piece) => piece.text).join('')
            return (
              <SideRow
                key={suggested}
                row={at}
                icon="search"
                to={resultsPath(suggested)}
                className={at < suggestionsOnNarrow ? '' : 'max-xl:hidden'}
              >
                <span className="[&_mark]:bg-transparent [&_mark]:p-0 [&_mark]:font-bold [&_mark]:[color:inherit]">
                  <MarkedText pieces={pieces} />
                </span>
              </SideRow>
            )
          })}
        </Group>
      )}
      <Narrowed
        title={t('overlay.categories')}
        icon="leaf"
        group="categories"
        text={text}
        options={categories}
        from={suggestions.length}
      />
      <Narrowed
        title={t('overlay.brands')}
        icon="store"
        group="brands"
        text={text}
        options={brands}
        from={suggestions.length + categories.length}
      />
      {answer.pages.length > 0 && (
        <Group title={t('help.title')}>
          {answer.pages.map(({ path, title }, at) => (
            <SideRow
              key={path}
              row={suggestions.length + categories.length + brands.length + at}
              icon="info"
              to={path}
            >
              <span>{title}</span>
            </SideRow>
          ))}
        </Group>
      )}
    </>
  )
}

type NarrowedProps = {
  title: string
  icon: IconName
  group: 'categories' | 'brands'
  text: string
  options: readonly Counted[]
  /** The index of the first row in its column. */
  from: number
}

/** The same results, restricted to one category or brand. */
function Narrowed({ title, icon, group, text, options, from }: NarrowedProps) {
  const { language } = useTranslation('search')
  if (options.length === 0) return null
  return (
    <Group title={title} className="max-xl:hidden">
      {options.map(({ id, name, count }, at) => (
        <SideRow key={id} row={from + at} icon={icon} to={resultsPath(text, { [group]: id })}>
          <span>{name}</span>
          <span className="ml-auto text-[13px] text-ink-3">{formatNumber(count, language)}</span>
        </SideRow>
      ))}
    </Group>
  )
}

type SideRowProps = { row: number; icon: IconName; to: string; className?: string; children: ReactNode }

function SideRow({ row, icon, to, className, children }: SideRowProps) {
  return (
    <Row className={className}>
      <Cell at={['side', row]} className={activeBackground}>
        <ShopLink to={to} className={`-mx-2.5 py-2 ${sideLink}`}>
          <Icon name={icon} size={17} />
          {children}
        </ShopLink>
      </Cell>
    </Row>
  )
}
