import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { problemStyle } from '../../../ui/form/form-problem.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Editor } from './use-editor.ts'

/** Somebody else saved the product: nothing is overwritten, what is typed here stays until the newer one is loaded. */
export function ChangedElsewhere({ editor }: { editor: Editor }) {
  const { t } = useTranslation('admin-products')
  if (!editor.isChangedElsewhere) return null
  return (
    <div role="alert" className={`${problemStyle} mt-3`}>
      <Icon name="warning" size={20} />
      <div>
        <p className="font-semibold">{t('elsewhere.title')}</p>
        <p className="mt-1">{t('elsewhere.text')}</p>
        <button
          type="button"
          className="btn btn-plain btn-dense mt-3"
          onClick={() => void editor.loadNewer()}
        >
          {t('elsewhere.load')}
        </button>
      </div>
    </div>
  )
}
