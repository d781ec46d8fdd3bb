import { useState } from 'react'
import type { ClientDay, DayProduct, DaySupply } from '#contract/client-day.ts'
import { otherLang } from '#domain/languages.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Thumb } from '../../platform/thumb.tsx'
import { Card } from '../../ui/card.tsx'
import { CountDialog } from './count-dialog.tsx'
import { supplyWords } from './supply-words.ts'

const shownFirst = 8
/** A bar is full at the longest supply, but neither below nor above so many days. */
const fullDaysRange = { least: 30, most: 90 }

/** What is left of each product, as text with a bar. */
export function SupplyCard({ day, className = '' }: { day: ClientDay; className?: string }) {
  const { t, language } = useTranslation('day')
  const [isAll, setAll] = useState(false)
  const [isCounting, setCounting] = useState(false)
  const { supply, products } = day
  const shown = isAll ? supply : supply.slice(0, shownFirst)
  const more = supply.length - shown.length
  const longest = Math.max(...supply.map(({ days }) => days ?? 0))
  const fullDays = Math.min(Math.max(fullDaysRange.least, longest), fullDaysRange.most)
  const canCount = supply.some(({ amount_left: left }) => left !== null)
  return (
    <Card
      title={t('supply.title')}
      end={<p className="text-small text-ink-3">{t('supply.how')}</p>}
      className={className}
    >
      <ul className="mt-1.5">
        {shown.map((each) => (
          <SupplyRow
            key={each.product_variant_id}
            supply={each}
            product={products.find((product) => product.product_variant_id === each.product_variant_id)!}
            fullDays={fullDays}
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap justify-between gap-3">
        {more > 0 && (
          <button type="button" className="link text-small" onClick={() => setAll(true)}>
            {t('supply.show-more', { count: more, formatted: formatNumber(more, language) })}
          </button>
        )}
        {canCount && (
          <button type="button" className="link ml-auto text-small" onClick={() => setCounting(true)}>
            {t('supply.correct')}
          </button>
        )}
      </div>
      {isCounting && <CountDialog day={day} onClose={() => setCounting(false)} />}
    </Card>
  )
}

type SupplyRowProps = { supply: DaySupply; product: DayProduct; fullDays: number }

function SupplyRow({ supply, product, fullDays }: SupplyRowProps) {
  const words = useTranslation('day')
  const { left, until, isUrgent } = supplyWords(words, supply, new Date())
  const colour = supply.reaches_end ? 'bg-ink-3' : isUrgent ? 'bg-amber' : 'bg-bottle'
  const name = <span lang={otherLang(product.language, words.language)}>{product.name}</span>
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-3.5 border-b border-line py-2 md:grid-cols-[44px_minmax(0,5fr)_minmax(0,6fr)_150px]">
      <Thumb product={product} width={44} height={48} className="max-md:row-span-2" />
      <p className="font-serif text-[16px] leading-5 font-medium normal-nums wrap-anywhere">
        {product.slug === null ? (
          name
        ) : (
          <ShopLink
            to={`/products/${product.slug}?variant=${product.product_variant_id}`}
            className="hover:underline hover:underline-offset-3"
          >
            {name}
          </ShopLink>
        )}
      </p>
      <div className="grid gap-1 pt-1 md:contents">
        <span className="h-2.5 w-full rounded-[2px] bg-tint" aria-hidden="true">
          <span
            className={`block h-full rounded-[2px] ${colour}`}
            style={{ width: `${Math.min(100, ((supply.days ?? 0) / fullDays) * 100)}%` }}
          />
        </span>
        <p className="text-small max-md:flex max-md:flex-wrap max-md:gap-x-1.5 md:text-right">
          <b className={`block font-semibold ${isUrgent ? 'text-amber' : ''}`}>{left}</b>
          {until && <span className="text-ink-2">{until}</span>}
        </p>
      </div>
    </li>
  )
}
