import { useEffect, useState } from 'react'
import { adminPaths } from '#contract/account-paths.ts'
import { fetchAccount } from '../../platform/session/session.ts'

export type CertificateFile =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'there'; file: Blob; url: string }

/** The document itself. It is private: no cache and no other page keeps it. */
export function useCertificateFile(id: number): { file: CertificateFile; again(): void } {
  const [file, setFile] = useState<CertificateFile>({ state: 'loading' })
  const [attempt, setAttempt] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const asking = new AbortController()
    let url: string | undefined
    setFile({ state: 'loading' })
    readFile(id, asking.signal).then(
      (blob) => {
        if (asking.signal.aborted) return
        url = URL.createObjectURL(blob)
        setFile({ state: 'there', file: blob, url })
      },
      (error: unknown) => {
        if (asking.signal.aborted) return
        setFile({ state: 'failed', error })
      },
    )
    return () => {
      asking.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [id, attempt])

  return { file, again: () => setAttempt((before) => before + 1) }
}

async function readFile(id: number, signal: AbortSignal): Promise<Blob> {
  const answer = await fetchAccount(adminPaths.certificateFile(id), { signal })
  return answer.blob()
}
