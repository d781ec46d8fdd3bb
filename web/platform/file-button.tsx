import type { ReactNode } from 'react'
import type { ApiPath } from '#contract/calls.ts'
import { FormProblem } from '../ui/form/form-problem.tsx'
import { Spinner } from '../ui/form/submit-button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { openDocument } from './open-document.ts'
import { saveFile } from './save-file.ts'
import { fetchAccount } from './session/session.ts'
import { useAction } from './use-action.ts'

type FileButtonProps = {
  path: ApiPath
  /** Absent: the file opens in a new tab. */
  saveAs?: string
  icon: IconName
  className?: string
  /** Called once the file has been saved or opened. */
  onFetched?(): Promise<unknown>
  children: ReactNode
}

/** Downloads a file that only admins may see. */
export function FileButton({
  path,
  saveAs,
  icon,
  className = 'btn-dense',
  onFetched,
  children,
}: FileButtonProps) {
  const { isBusy, problem, run } = useAction()

  const fetchFile = () =>
    run(async () => {
      if (saveAs) saveFile(saveAs, await (await fetchAccount(path)).blob())
      else await openDocument(path)
      await onFetched?.()
    })

  return (
    <div>
      <button
        type="button"
        className={`btn btn-plain ${className}`}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={() => void fetchFile()}
      >
        {isBusy ? <Spinner /> : <Icon name={icon} size={17} />}
        {children}
      </button>
      <FormProblem>{problem}</FormProblem>
    </div>
  )
}
