import { useRef, useState } from 'react'
import type { ClientImport, ClientImportCheck } from '#contract/client-imports.ts'
import { FetchError } from '../../platform/call-api.ts'
import { checkClients, type ImportOptions, importClients } from './send-clients.ts'

/** From choosing a file until its clients are imported. */
export type Importing =
  | { step: 'none' }
  | { step: 'checking'; file: File }
  | { step: 'checked' | 'importing'; file: File; check: ClientImportCheck }
  | { step: 'failed'; file: File; error: Error }
  | { step: 'done'; made: ClientImport }

export function useImport(options: ImportOptions) {
  const [state, setState] = useState<Importing>({ step: 'none' })
  // An answer about an earlier file or other options is not shown any more.
  const latest = useRef(0)

  async function follow(file: File, work: () => Promise<Importing>) {
    const attempt = ++latest.current
    const next = await work().catch(
      (error: unknown): Importing => ({ step: 'failed', file, error: error as Error }),
    )
    if (attempt === latest.current) setState(next)
  }

  function check(file: File, chosen: ImportOptions = options) {
    setState({ step: 'checking', file })
    void follow(file, async () => ({ step: 'checked', file, check: await checkClients(file, chosen) }))
  }

  function confirm() {
    if (state.step !== 'checked') return
    const { file, check: shown } = state
    setState({ step: 'importing', file, check: shown })
    void follow(file, async () => ({ step: 'done', made: await importClients(file, options, shown.digest) }))
  }

  function startOver() {
    latest.current += 1
    setState({ step: 'none' })
  }

  return { state, check, confirm, startOver }
}

/** Where the same file may succeed another time. */
export function mayRetry(error: Error): boolean {
  return !(error instanceof FetchError) || error.status >= 429 || error.status === 409
}
