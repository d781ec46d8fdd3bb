import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Icon, TopicIcon } from '../../ui/icon.tsx'
import type { ProductPage } from './product-page.ts'

const notes =
  'flex flex-col gap-6.5 print:block print:columns-2 print:gap-x-[10mm] print:text-[10pt]/[14pt] print:*:mb-[4mm] print:*:break-inside-avoid'

/** What people want to know before taking a product. */
export function ProductNotes({ product }: { product: ProductPage }) {
  const { t } = useTranslation('products')
  const { lang, goals, warnings, printedWarning } = product
  return (
    <div className={`${notes} @min-[1009px]/catalogue:[grid-area:notes]`}>
      {goals.length > 0 && (
        <Note title={t('product.health-goals')}>
          <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
            {goals.map(({ id, name, icon }) => (
              <li key={id}>
                <ShopLink
                  to={`/products?health_goals=${id}`}
                  className="flex min-h-11 items-center gap-2.25 text-label font-strong text-ink hover:underline"
                >
                  {icon && <TopicIcon name={icon} size={30} />}
                  {name}
                </ShopLink>
              </li>
            ))}
          </ul>
        </Note>
      )}
      <Note title={t('product.ingredients')}>
        {product.ingredients && <p lang={lang}>{product.ingredients}</p>}
        <p className="font-semibold">{product.allergens}</p>
      </Note>
      {product.usage && (
        <Note title={t('product.usage')}>
          <p lang={lang}>{product.usage}</p>
        </Note>
      )}
      {(warnings.length > 0 || printedWarning) && (
        <Note title={t('product.ask-first')}>
          {warnings.length > 0 && (
            <ul className="list-disc pl-5 marker:text-leaf">
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          )}
          {printedWarning && <p lang={lang}>{printedWarning}</p>}
        </Note>
      )}
    </div>
  )
}

/** The rest of the label: below a short facts table, or below the notes if the table is long. */
export function FurtherNotes({ product }: { product: ProductPage }) {
  const { t } = useTranslation('products')
  return (
    <div className={`${notes} @min-[1009px]/catalogue:[grid-area:further]`}>
      {(['suitable_for', 'free_from'] as const).map((group) => {
        const names = group === 'free_from' ? product.freeFrom : product.suitableFor
        return (
          names && (
            <Note key={group} title={t(`groups.${group}`)}>
              <p>{names}</p>
            </Note>
          )
        )
      })}
      {product.inProtocols && (
        <p className="no-print flex items-center gap-2.25 text-label font-strong text-ink">
          <Icon name="protocol" size={20} />
          {product.inProtocols}
        </p>
      )}
      {product.labReports.length > 0 && (
        <Note title={t('product.lab-reports')}>
          <ul>
            {product.labReports.map(({ name, path }) => (
              <li key={path}>
                <a className="link inline-flex min-h-11 items-center" href={path}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {product.origin && (
        <Note title={t('product.origin')}>
          <p>{product.origin}</p>
        </Note>
      )}
      {product.operator && (
        <Note title={t('product.operator')}>
          <p className="whitespace-pre-line">{product.operator}</p>
        </Note>
      )}
      {product.sku && (
        <p className="text-small text-ink-3">
          {t('product.sku')} {product.sku}
        </p>
      )}
    </div>
  )
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-h3 font-medium">{title}</h2>
      <div className="mt-2 text-ink-2">{children}</div>
    </section>
  )
}
