import { type ReactNode, useState } from 'react'
import type { ApiPath } from '#contract/calls.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { fetchAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'

type FileLinkProps = {
  path: ApiPath
  saveAs: string
  className?: string
  children: ReactNode
}

/** Saves a file that only its practitioner may see. */
export function FileLink({ path, saveAs, className = 'link text-small', children }: FileLinkProps) {
  const { t } = useTranslation('statements')
  const [isBusy, setBusy] = useState(false)

  async function download() {
    if (isBusy) return
    setBusy(true)
    try {
      saveFile(saveAs, await (await fetchAccount(path)).blob())
    } catch (error) {
      toast('error', errorText(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <button
      type="button"
      className={className}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => void download()}
    >
      {children}
    </button>
  )
}
