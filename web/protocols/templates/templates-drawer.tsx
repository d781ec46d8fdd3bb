import { useState } from 'react'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Template, TemplateList } from '#contract/protocols.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../builder/panel/panel.tsx'
import { PanelDrawer } from '../drawers/panel-drawer.tsx'
import { ThumbRow } from '../list/thumb-row.tsx'
import { TemplatePreview } from './template-preview.tsx'

type TemplatesDrawerProps = { onClose(): void; onMade(protocolId: number): void }

export function TemplatesDrawer({ onClose, onMade }: TemplatesDrawerProps) {
  const { t } = useTranslation('protocols')
  const [chosen, setChosen] = useState<Template>()
  const templates = useAccountData<TemplateList>(protocolPaths.templates)
  return (
    <PanelDrawer label={t('templates.title')} onClose={onClose}>
      {chosen ? (
        <TemplatePreview template={chosen} onBack={() => setChosen(undefined)} onMade={onMade} />
      ) : (
        <Panel title={t('templates.title')}>
          <p className="text-ink-2">{t('templates.lead')}</p>
          <Loaded answer={templates} waiting={<WaitingTemplates />}>
            {({ data }) =>
              data.length > 0 ? (
                <ul className="template-cards">
                  {data.map((template) => (
                    <TemplateCard
                      key={template.protocol_template_id}
                      template={template}
                      onChoose={() => setChosen(template)}
                    />
                  ))}
                </ul>
              ) : (
                <p className="mt-6">{t('templates.none')}</p>
              )
            }
          </Loaded>
        </Panel>
      )}
    </PanelDrawer>
  )
}

function WaitingTemplates() {
  return (
    <ul className="template-cards" aria-hidden="true">
      {[1, 2, 3, 4].map((card) => (
        <li key={card} className="template-card">
          <span className="skeleton h-5 w-3/5" />
          <span className="skeleton mt-3 h-4 w-full" />
          <span className="skeleton mt-4 h-12 w-4/5" />
        </li>
      ))}
    </ul>
  )
}

function TemplateCard({ template, onChoose }: { template: Template; onChoose(): void }) {
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
