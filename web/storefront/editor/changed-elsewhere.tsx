import { useState } from 'react'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { problemStyle } from '../../ui/form/form-problem.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useEditing } from './editor-context.ts'
import { textsOf } from './texts-of.ts'

/** Nothing is overwritten: the practitioner loads the newer page, with a copy of what they wrote here. */
export function ChangedElsewhere() {
  const { t } = useTranslation('storefront')
  const { editor, state, content } = useEditing()
  const [problem, setProblem] = useState<string>()
  if (!state.isChangedElsewhere) return null
  return (
    <div role="alert" className={`${problemStyle} m-4`}>
      <Icon name="warning" size={20} />
      <div>
        <p className="font-semibold">{t('editor.changed-elsewhere')}</p>
        <p className="mt-1">{t('editor.changed-elsewhere-text')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <button
            type="button"
            className="btn btn-plain btn-dense"
            onClick={() =>
              saveFile(
                `${state.store.name}.txt`,
                new Blob([textsOf(content).join('\n\n')], { type: 'text/plain;charset=utf-8' }),
              )
            }
          >
            {t('editor.keep-copy')}
          </button>
          <button
            type="button"
            className="btn btn-primary btn-dense"
            onClick={() => void editor.loadNewer().catch((error) => setProblem(errorText(error, t)))}
          >
            {t('editor.load-newer')}
          </button>
        </div>
        {problem && <p className="mt-2">{problem}</p>}
      </div>
    </div>
  )
}
