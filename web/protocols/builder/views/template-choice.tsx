import { useId } from 'react'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Template, TemplateList } from '#contract/protocols.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../../platform/session/account-data.ts'
import { Thumb } from '../../../platform/thumb.tsx'
import { ProductNames } from './protocol-card.tsx'

const picturesShown = 3

type TemplateChoiceProps = { chosen: Template | undefined; onChoose(template: Template | undefined): void }

/** Templates to begin from. The chosen one shows what is in it; another press lets it go. */
export function TemplateChoice({ chosen, onChoose }: TemplateChoiceProps) {
  const { t } = useTranslation('builder')
  const { data } = useAccountData<TemplateList>(protocolPaths.templates)
  const name = useId()
  if (!data || data.data.length === 0) return null
  return (
    <fieldset className="mt-6.5">
      <legend className="text-label font-semibold">
        {t('templates.title')} <span className="font-normal text-ink-3">{t('templates.optional')}</span>
      </legend>
      {data.data.map((template) => {
        const isChosen = template.protocol_template_id === chosen?.protocol_template_id
        return (
          <div key={template.protocol_template_id} className="template">
            <label className="template-choice">
              <input
                type="radio"
                name={name}
                checked={isChosen}
                onChange={() => onChoose(template)}
                onClick={() => isChosen && onChoose(undefined)}
              />
              <span className="flex-1">
                <span className="template-name">{template.name}</span>
                <span className="text-micro text-ink-3">
                  {t('products', { count: template.products.length })}
                </span>
              </span>
              <span className="flex gap-1">
                {template.products.slice(0, picturesShown).map((product) => (
                  <Thumb key={product.product_variant_id} product={product} width={34} height={38} />
                ))}
              </span>
            </label>
            {isChosen && (
              <div className="template-preview">
                <p>{template.description}</p>
                <ProductNames products={template.products} />
              </div>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
