import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { saveFile } from '#web/platform/save-file.ts'
import { problemStyle } from '#web/ui/form/form-problem.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { copyOf } from './entry-texts.ts'
import type { EditedEntry } from './use-entry.ts'

/** Nothing is overwritten: the admin keeps a copy of what they wrote here, and loads what the other one saved. */
export function ChangedElsewhere({ edited }: { edited: EditedEntry }) {
  const { t } = useTranslation('content')
  const { entry, texts, loadNewer } = edited
  const keepCopy = () =>
    saveFile(`${entry.slug}.txt`, new Blob([copyOf(texts)], { type: 'text/plain;charset=utf-8' }))
  return (
    <div role="alert" className={problemStyle}>
      <Icon name="warning" size={20} />
      <div>
        <p className="font-semibold">{t('changed-elsewhere.title')}</p>
        <p className="mt-1">{t('changed-elsewhere.text')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <button type="button" className="btn btn-plain btn-dense" onClick={keepCopy}>
            {t('changed-elsewhere.keep-copy')}
          </button>
          <button type="button" className="btn btn-primary btn-dense" onClick={loadNewer}>
            {t('changed-elsewhere.load-newer')}
          </button>
        </div>
      </div>
    </div>
  )
}
