import type { Template } from '#contract/protocols.ts'
import { formatMoney } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ThumbRow } from '../list/thumb-row.tsx'

export function TemplateCard({ template, onChoose }: { template: Template; onChoose(): void }) {
  const { t } = useTranslation('protocols')
  const { name, description, products, total_price, currency } = template
  return (
    <li className="template-card">
      <h3>
        <button type="button" onClick={onChoose}>
          {name}
          <Icon name="chevron-right" size={18} label={t('templates.preview')} />
        </button>
      </h3>
      <p className="text-small text-ink-3">
        {`${t('templates.products', { count: products.length })}, ${formatMoney(total_price, currency)}`}
      </p>
      <p className="template-text">{description}</p>
      <ThumbRow products={products} width={40} height={44} />
    </li>
  )
}
