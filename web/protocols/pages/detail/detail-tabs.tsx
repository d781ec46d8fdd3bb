import { useTranslation } from '../../../platform/i18n/translation-context.tsx'

const parts = ['products', 'day', 'totals', 'shared'] as const
export type Part = (typeof parts)[number]

/** On a phone one part of the page stands there at a time. */
export function DetailTabs({ part, onChoose }: { part: Part; onChoose(part: Part): void }) {
  const { t } = useTranslation('protocols')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one control
    <div role="group" aria-label={t('detail.tabs')} className="detail-tabs no-print">
      {parts.map((name) => (
        <button key={name} type="button" aria-pressed={name === part} onClick={() => onChoose(name)}>
          {t(`detail.tab-${name}`)}
        </button>
      ))}
    </div>
  )
}
