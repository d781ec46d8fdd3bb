import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Layer } from '../drawers/layer-over.tsx'
import { Empty } from '../empty.tsx'

export function EmptyList({ open }: { open(layer: Layer): void }) {
  const { t } = useTranslation('protocols')
  return (
    <Empty title={t('empty.title')} text={t('empty.text')}>
      <button type="button" className="btn btn-plain" onClick={() => open({ kind: 'templates' })}>
        {t('list.templates')}
      </button>
      <button type="button" className="btn btn-primary" onClick={() => open({ kind: 'create' })}>
        <Icon name="plus" size={18} />
        {t('list.new')}
      </button>
    </Empty>
  )
}

export function NoMatch({ query, onClear }: { query: string; onClear(): void }) {
  const { t } = useTranslation('protocols')
  return (
    <Empty title={t('empty.no-match', { query })} text={t('empty.no-match-text')}>
      <button type="button" className="btn btn-plain" onClick={onClear}>
        {t('list.clear')}
      </button>
    </Empty>
  )
}

export function PastEnd({ onFirst }: { onFirst(): void }) {
  const { t } = useTranslation('protocols')
  return (
    <Empty title={t('pages.past')}>
      <button type="button" className="btn btn-plain" onClick={onFirst}>
        {t('pages.first')}
      </button>
    </Empty>
  )
}
