import { useState } from 'react'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { saveText } from '../../platform/save-file.ts'
import { ChangedNotice } from '../../ui/changed-notice.tsx'
import { useEditing } from './editor-context.ts'
import { textsOf } from './texts-of.ts'

/** The practitioner loads the newer page, with a copy of what they wrote here. */
export function ChangedElsewhere() {
  const { t } = useTranslation('storefront')
  const { editor, state, content } = useEditing()
  const [problem, setProblem] = useState<string>()
  if (!state.isChangedElsewhere) return null
  return (
    <ChangedNotice
      title={t('editor.changed-elsewhere')}
      text={t('editor.changed-elsewhere-text')}
      problem={problem}
      className="m-4"
    >
      <button
        type="button"
        className="btn btn-plain btn-dense"
        onClick={() => saveText(`${state.store.name}.txt`, textsOf(content).join('\n\n'))}
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
    </ChangedNotice>
  )
}
