import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { saveText } from '#web/platform/save-file.ts'
import { ChangedNotice } from '#web/ui/changed-notice.tsx'
import { copyOf } from './entry-texts.ts'
import type { EditedEntry } from './use-entry.ts'

/** The admin keeps a copy of what they wrote here, and loads what the other one saved. */
export function ChangedElsewhere({ edited }: { edited: EditedEntry }) {
  const { t } = useTranslation('content')
  const { entry, texts, loadNewer } = edited
  return (
    <ChangedNotice title={t('changed-elsewhere.title')} text={t('changed-elsewhere.text')}>
      <button
        type="button"
        className="btn btn-plain btn-dense"
        onClick={() => saveText(`${entry.slug}.txt`, copyOf(texts))}
      >
        {t('changed-elsewhere.keep-copy')}
      </button>
      <button type="button" className="btn btn-primary btn-dense" onClick={loadNewer}>
        {t('changed-elsewhere.load-newer')}
      </button>
    </ChangedNotice>
  )
}
