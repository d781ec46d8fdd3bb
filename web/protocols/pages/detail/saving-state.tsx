import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Saving } from '../../edits/protocol-store.ts'

/** Says what is not with the server yet, and only then takes room. */
export function SavingState({ saving, retry }: { saving: Saving; retry(): void }) {
  const { t } = useTranslation('protocols')
  return (
    <div role="status" className="saving-state no-print">
      {saving === 'failed' && (
        <p>
          <Icon name="warning" size={18} />
          {t('detail.save-failed')}
          <button type="button" className="link" onClick={retry}>
            {t('detail.retry')}
          </button>
        </p>
      )}
    </div>
  )
}
