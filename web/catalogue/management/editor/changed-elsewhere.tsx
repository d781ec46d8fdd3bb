import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { ChangedNotice } from '../../../ui/changed-notice.tsx'
import type { Editor } from './use-editor.ts'

/** What an admin typed here stays until they load what the other one saved. */
export function ChangedElsewhere({ editor }: { editor: Editor }) {
  const { t } = useTranslation('admin-products')
  if (!editor.isChangedElsewhere) return null
  return (
    <ChangedNotice title={t('elsewhere.title')} text={t('elsewhere.text')} className="mt-3">
      <button type="button" className="btn btn-plain btn-dense" onClick={() => void editor.loadNewer()}>
        {t('elsewhere.load')}
      </button>
    </ChangedNotice>
  )
}
