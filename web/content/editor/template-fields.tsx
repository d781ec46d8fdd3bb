import { useRef } from 'react'
import type { TemplateProducts, TemplateSettings } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import type { ProtocolProduct } from '#contract/protocols.ts'
import type { Language } from '#domain/languages.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { Card } from '#web/ui/card.tsx'
import { CheckField } from '#web/ui/form/check-field.tsx'
import { useFocusBesideRemoved } from '#web/ui/use-focus-beside-removed.ts'
import { TemplateLineFields } from './template-line.tsx'
import { moved, withChange, withProduct } from './template-lines.ts'
import type { TemplateParts } from './template-parts.ts'

type TemplateFieldsProps = {
  template: TemplateSettings
  language: Language
  parts: TemplateParts
  onChange(template: TemplateSettings): void
}

/** The products of a template, with packs, doses, and notes in the language that is written. */
export function TemplateFields({ template, language, parts, onChange }: TemplateFieldsProps) {
  const { t } = useTranslation('content')
  const { lines } = template
  const products = useProducts(lines.map((line) => line.product_variant_id))
  const empty = useRef<HTMLParagraphElement>(null)
  const { list, remember, forget } = useFocusBesideRemoved<HTMLUListElement>(empty)
  const change = (changed: TemplateSettings['lines']) => onChange({ ...template, lines: changed })
  return (
    <Card title={t('template.products')} className="mt-3">
      <div className="mt-3">{parts.search((variantId) => change(withProduct(lines, variantId)))}</div>
      {lines.length === 0 ? (
        <p
          ref={empty}
          tabIndex={-1}
          className="mt-4 border-t border-line pt-4 text-ink-2 focus:shadow-none focus:outline-none"
        >
          {t('template.none')}
        </p>
      ) : (
        <ul
          ref={list}
          onFocus={remember}
          onBlur={forget}
          aria-label={t('template.products')}
          className="mt-4 border-t border-line [&>li+li]:border-t [&>li+li]:border-line"
        >
          {lines.map((line, index) => {
            const { product_variant_id: variantId } = line
            return (
              <TemplateLineFields
                key={variantId}
                line={line}
                product={products.get(variantId)}
                place={{ isFirst: index === 0, isLast: index === lines.length - 1 }}
                language={language}
                dose={parts.dose}
                onChange={(part) => change(withChange(lines, variantId, part))}
                onMove={(by) => change(moved(lines, variantId, by))}
                onRemove={() => change(lines.filter((each) => each !== line))}
              />
            )
          })}
        </ul>
      )}
      <CheckField
        className="mt-4 border-t border-line pt-4"
        label={t('template.archived')}
        checked={template.is_archived}
        onChange={({ target }) => onChange({ ...template, is_archived: target.checked })}
      />
    </Card>
  )
}

/** Also of those that were added just now. */
function useProducts(variantIds: readonly number[]): ReadonlyMap<number, ProtocolProduct> {
  const asked = variantIds.toSorted((one, other) => one - other).join(',')
  const { data } = useAccountData<TemplateProducts>(
    asked === '' ? null : `${contentPaths.products}?variants=${asked}`,
    { keepPreviousData: true },
  )
  return new Map(data?.data.map((product) => [product.product_variant_id, product]))
}
