import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { saveText } from '../../platform/save-file.ts'
import { ChangedNotice } from '../../ui/changed-notice.tsx'
import { copyOf, type PublicDraft } from './draft.ts'

type ChangedElsewhereProps = { slug: string; draft: PublicDraft; onLoadNewer(): void }

/** The practitioner keeps a copy of what they wrote here, and loads the newer version. */
export function ChangedElsewhere({ slug, draft, onLoadNewer }: ChangedElsewhereProps) {
  const { t } = useTranslation('public-protocols')
  return (
    <ChangedNotice title={t('changed-elsewhere.title')} text={t('changed-elsewhere.text')}>
      <button
        type="button"
        className="btn btn-plain btn-dense"
        onClick={() => saveText(`${slug}.txt`, copyOf(draft))}
      >
        {t('changed-elsewhere.keep-copy')}
      </button>
      <button type="button" className="btn btn-primary btn-dense" onClick={onLoadNewer}>
        {t('changed-elsewhere.load-newer')}
      </button>
    </ChangedNotice>
  )
}
