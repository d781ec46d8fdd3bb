import type { ReactNode } from 'react'
import type { ProtocolProduct } from '#contract/protocols.ts'
import { languageTag } from '#domain/languages.ts'
import { type Dose, labelDose } from '#domain/protocols/dose.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { Thumb } from '#web/platform/thumb.tsx'

type TemplateProductsProps = { products: readonly ProtocolProduct[]; dose(dose: Dose): ReactNode }

/** What a protocol made from the template would contain. */
export function TemplateProducts({ products, dose }: TemplateProductsProps) {
  const { t, language } = useTranslation('content')
  return (
    <ul lang={languageTag(language)} aria-label={t('template.products')} className="mt-6 max-w-[640px]">
      {products.map((product) => {
        const taken = product.dose ?? labelDose(product.facts.portion)
        return (
          <li key={product.product_variant_id} className="flex items-start gap-3 border-t border-line py-3">
            <Thumb product={product} width={40} height={44} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{`${product.item_count} × ${product.name}`}</p>
              <p className="text-small text-ink-3">{product.brand.name}</p>
              {product.state === 'gone' && <p className="text-small text-amber">{t('template.gone')}</p>}
              {taken && dose(taken)}
              {product.notes && <p className="text-label wrap-anywhere text-ink-2">{product.notes}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
