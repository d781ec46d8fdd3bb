import { useState } from 'react'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Template, TemplateList } from '#contract/protocols.ts'
import { commaList } from '#domain/languages.ts'
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

const cardList = 'mt-4 grid gap-2.5'
const cardStyle = 'relative rounded-card border border-line-2 p-3.5 hover:border-field'

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
                <ul className={cardList}>
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
    <ul className={cardList} aria-hidden="true">
      {[1, 2, 3, 4].map((card) => (
        <li key={card} className={cardStyle}>
          <span className="skeleton h-5 w-3/5" />
          <span className="skeleton mt-3 h-4 w-full" />
          <span className="skeleton mt-4 h-12 w-4/5" />
        </li>
      ))}
    </ul>
  )
}

function TemplateCard({ template, onChoose }: { template: Template; onChoose(): void }) {
  const { t, language } = useTranslation('protocols')
  const { name, description, products, total_price, currency } = template
  return (
    <li className={cardStyle}>
      <h3 className="text-[18px]/[23px] font-medium">
        {/* The whole card is clickable. */}
        <button
          type="button"
          className="flex w-full justify-between gap-2 text-start after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none focus-visible:after:shadow-[0_0_0_6px_var(--color-verbena)] focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-ink"
          onClick={onChoose}
        >
          {name}
          <Icon name="chevron-right" size={18} label={t('templates.preview')} />
        </button>
      </h3>
      <p className="text-small text-ink-3">
        {commaList(
          [t('templates.products', { count: products.length }), formatMoney(total_price, currency)],
          language,
        )}
      </p>
      <p className="mt-1.5 line-clamp-2 text-label text-ink-2">{description}</p>
      <ThumbRow products={products} width={40} height={44} className="mt-2.5" />
    </li>
  )
}
