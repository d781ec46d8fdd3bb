import { type ReactNode, useState } from 'react'
import type { ApiPath } from '#contract/calls.ts'
import { FormProblem } from '../ui/form/form-problem.tsx'
import { Spinner } from '../ui/form/submit-button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { errorText } from './error-text.ts'
import { useTranslation } from './i18n/translation-context.tsx'
import { openDocument } from './open-document.ts'
import { saveFile } from './save-file.ts'
import { fetchAccount } from './session/session.ts'

type FileButtonProps = {
  path: ApiPath
  /** Absent: the file opens in a new tab. */
  saveAs?: string
  icon: IconName
  className?: string
  children: ReactNode
}

/** Downloads a file that only admins may see. */
export function FileButton({ path, saveAs, icon, className = 'btn-dense', children }: FileButtonProps) {
  const { t } = useTranslation('shop')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function fetchFile() {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      if (saveAs) saveFile(saveAs, await (await fetchAccount(path)).blob())
      else await openDocument(path)
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div>
      <button
        type="button"
        className={`btn btn-plain ${className}`}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={() => void fetchFile()}
      >
        {busy ? <Spinner /> : <Icon name={icon} size={17} />}
        {children}
      </button>
      <FormProblem>{problem}</FormProblem>
    </div>
  )
}
