import type { ReactNode } from 'react'
import type { ApiPath } from '#contract/calls.ts'
import { ActionProblem } from '../ui/action-problem.tsx'
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
  icon?: IconName
  className?: string
  /** For those who need no account. */
  open?(path: ApiPath): Promise<Response>
  /** Called once the file has been saved or opened. */
  onFetched?(): Promise<unknown>
  children: ReactNode
}

/** Downloads a file that not everybody may see; in a row that wraps, where the reason of a failure comes last. */
export function FileButton({
  path,
  saveAs,
  icon,
  className = 'btn btn-plain btn-dense',
  open = fetchAccount,
  onFetched,
  children,
}: FileButtonProps) {
  const { isBusy, problem, run } = useAction()

  const fetchFile = () =>
    run(async () => {
      if (saveAs) saveFile(saveAs, await (await open(path)).blob())
      else await openDocument(path, open)
      await onFetched?.()
    })

  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={() => void fetchFile()}
      >
        {icon && (isBusy ? <Spinner /> : <Icon name={icon} size={18} />)}
        {children}
      </button>
      <ActionProblem className="order-last">{problem}</ActionProblem>
    </>
  )
}
