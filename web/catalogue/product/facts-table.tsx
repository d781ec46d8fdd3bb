import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { Facts } from './facts.ts'

const sides = 'px-3 first:pl-0 last:pr-0 @max-[753px]/catalogue:pr-0 @max-[753px]/catalogue:not-first:pl-2'
const cell = `border-b border-line py-2.75 ${sides}`
const head = `border-b border-line-2 pb-2 text-[13px] font-semibold text-ink-3 ${sides}`
const start = 'text-start whitespace-nowrap'
const headNumber =
  'text-end whitespace-nowrap @max-[753px]/catalogue:align-bottom @max-[753px]/catalogue:whitespace-normal'
const perUnitColumn = '@max-[753px]/catalogue:hidden'

/** The label's facts, as required by Regulation (EU) 1169/2011. */
export function FactsTable({ facts, lang }: { facts: Facts; lang: string | undefined }) {
  const { t } = useTranslation('products')
  const { lines, unitHeading } = facts
  return (
    <section
      className="mt-8.5 border-line @min-[753px]/catalogue:rounded-card @min-[753px]/catalogue:border @min-[753px]/catalogue:bg-surface @min-[753px]/catalogue:px-8 @min-[753px]/catalogue:py-7 @min-[1009px]/catalogue:m-0 @min-[1009px]/catalogue:[grid-area:facts] print:m-0 print:mb-[6mm] print:break-inside-avoid print:border-0 print:p-0"
      aria-labelledby="facts"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 pb-2.5">
        <h2 id="facts" className="text-h3 font-medium">
          {t('product.facts')}
        </h2>
        <p className="text-small text-ink-2">{facts.portion}</p>
      </div>
      {lines.length === 0 ? (
        <p className="text-ink-2">{t('product.no-facts')}</p>
      ) : (
        <table className="w-full border-collapse text-[14px]/4.75">
          <thead>
            <tr>
              <th className={`${head} ${start}`}>{t('product.nutrient')}</th>
              {unitHeading && <th className={`${head} ${headNumber} ${perUnitColumn}`}>{unitHeading}</th>}
              <th className={`${head} ${headNumber}`}>{t('product.daily')}</th>
              <th className={`w-[32%] ${head} ${start}`}>{t('product.nrv')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, form, perUnit, daily, nrv, bar }) => (
              <tr key={`${name} ${form}`}>
                <th scope="row" className={`text-start font-bold ${cell}`}>
                  {name}
                  {form && (
                    <span className="block text-small font-normal text-ink-3" lang={lang}>
                      {form}
                    </span>
                  )}
                </th>
                {unitHeading && (
                  <td className={`text-end whitespace-nowrap text-ink-2 ${cell} ${perUnitColumn}`}>
                    {perUnit}
                  </td>
                )}
                <td className={`text-end font-bold whitespace-nowrap ${cell}`}>
                  {daily ?? <span className="font-normal text-ink-3">{t('product.not-printed')}</span>}
                </td>
                <td className={cell}>
                  {nrv ? (
                    <span className="flex items-center gap-2.5">
                      <span className="block h-2 flex-1 rounded-[1px] bg-sunken" aria-hidden="true">
                        <i className="block h-2 rounded-[1px] bg-bottle" style={{ width: `${bar}%` }} />
                      </span>
                      <span className="min-w-11 text-end font-semibold whitespace-nowrap">{nrv}</span>
                    </span>
                  ) : (
                    daily && (
                      <span className="text-ink-3">
                        <span aria-hidden="true">†</span>
                        <span className="visually-hidden">{t('product.no-nrv')}</span>
                      </span>
                    )
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {lines.length > 0 && (
        <p className="mt-2.5 text-micro text-ink-3">
          {t('product.nrv-note')} {facts.unrated && t('product.unrated-note')}{' '}
          {facts.incomplete && t('product.not-printed-note')}
        </p>
      )}
    </section>
  )
}
