import type { ReactNode } from 'react'
import type { ApiPath } from '#contract/calls.ts'
import { saveFile } from '../../platform/save-file.ts'
import { fetchAccount } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'

type FileLinkProps = {
  path: ApiPath
  saveAs: string
  className?: string
  children: ReactNode
}

/** Saves a file that only its practitioner may see; in a row that wraps, where the reason of a failure comes last. */
export function FileLink({ path, saveAs, className = 'link text-small', children }: FileLinkProps) {
  const { isBusy, problem, run } = useAction()

  const download = () =>
    run(async () => {
      saveFile(saveAs, await (await fetchAccount(path)).blob())
    })

  return (
    <>
      <button
        type="button"
        className={className}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => void download()}
      >
        {children}
      </button>
      <ActionProblem className="order-last">{problem}</ActionProblem>
    </>
  )
}
