import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { problemStyle } from '../../ui/form/form-problem.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Notes } from './open-notes.ts'

type NotesChangedProps = { newer: Notes; onKeepOwn(): void; onTakeNewer(): void }

/** Nothing is overwritten: the practitioner reads what was saved elsewhere, and decides which notes stay. */
export function NotesChanged({ newer, onKeepOwn, onTakeNewer }: NotesChangedProps) {
  const { t } = useTranslation('clients')
  return (
    <div role="alert" className={`${problemStyle} mt-2`}>
      <Icon name="warning" size={20} />
      <div className="min-w-0">
        <p className="font-semibold">{t('record.notes-changed.title')}</p>
        <p className="mt-1 whitespace-pre-wrap wrap-anywhere">
          {newer.notes || t('record.notes-changed.deleted')}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <button type="button" className="btn btn-plain btn-dense" onClick={onTakeNewer}>
            {t('record.notes-changed.take-newer')}
          </button>
          <button type="button" className="btn btn-primary btn-dense" onClick={onKeepOwn}>
            {t('record.notes-changed.keep-own')}
          </button>
        </div>
      </div>
    </div>
  )
}
