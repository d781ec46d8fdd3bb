import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { problemStyle } from '../../ui/form/form-problem.tsx'
import { Icon } from '../../ui/icon.tsx'
import { copyOf, type PublicDraft } from './draft.ts'

type ChangedElsewhereProps = { slug: string; draft: PublicDraft; onLoadNewer(): void }

/** Nothing is overwritten: the practitioner keeps a copy of what they wrote here, and loads the newer version. */
export function ChangedElsewhere({ slug, draft, onLoadNewer }: ChangedElsewhereProps) {
  const { t } = useTranslation('public-protocols')
  const keepCopy = () =>
    saveFile(`${slug}.txt`, new Blob([copyOf(draft)], { type: 'text/plain;charset=utf-8' }))
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
          <button type="button" className="btn btn-primary btn-dense" onClick={onLoadNewer}>
            {t('changed-elsewhere.load-newer')}
          </button>
        </div>
      </div>
    </div>
  )
}
