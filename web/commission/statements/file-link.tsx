import type { ReactNode } from 'react'
import type { ApiPath } from '#contract/calls.ts'
import { saveFile } from '../../platform/save-file.ts'
import { fetchAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'

type FileLinkProps = {
  path: ApiPath
  saveAs: string
  className?: string
  children: ReactNode
}

/** Saves a file that only its practitioner may see. */
export function FileLink({ path, saveAs, className = 'link text-small', children }: FileLinkProps) {
  const { isBusy, run } = useAction((text) => toast('error', text))

  const download = () =>
    run(async () => {
      saveFile(saveAs, await (await fetchAccount(path)).blob())
    })

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
