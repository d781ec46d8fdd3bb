import type { Language } from '#domain/languages.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { Facts } from './facts.ts'

/** The label's facts, as Regulation (EU) 1169/2011 asks for them. */
export function FactsTable({ facts, lang }: { facts: Facts; lang: Language | undefined }) {
  const { t } = useTranslation('products')
  const { lines, unitHeading } = facts
  return (
    <section className="facts" aria-labelledby="facts">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 pb-2.5">
        <h2 id="facts" className="text-h3 font-medium">
          {t('product.facts')}
        </h2>
        <p className="text-small text-ink-2">{facts.portion}</p>
      </div>
      {lines.length === 0 ? (
        <p className="text-ink-2">{t('product.no-facts')}</p>
      ) : (
        <table className="rows">
          <thead>
            <tr>
              <th>{t('product.nutrient')}</th>
              {unitHeading && <th className="num facts-unit">{unitHeading}</th>}
              <th className="num">{t('product.daily')}</th>
              <th className="w-[32%]">{t('product.nrv')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, form, perUnit, daily, nrv, bar }) => (
              <tr key={`${name} ${form}`}>
                <th scope="row" className="facts-name">
                  {name}
                  {form && (
                    <span className="block text-small font-normal text-ink-3" lang={lang}>
                      {form}
                    </span>
                  )}
                </th>
                {unitHeading && <td className="num facts-unit text-ink-2">{perUnit}</td>}
                <td className="num font-bold">
                  {daily ?? <span className="font-normal text-ink-3">{t('product.not-printed')}</span>}
                </td>
                <td>
                  {nrv ? (
                    <span className="flex items-center gap-2.5">
                      <span className="nrv flex-1" aria-hidden="true">
                        <i style={{ width: `${bar}%` }} />
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
