import { lazy, Suspense, useEffect, useState } from 'react'
import type { AdminCertificate } from '#contract/admin.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { errorText } from '../../platform/error-text.ts'
import { percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { fetchAccount } from '../../platform/session/session.ts'
import { Icon } from '../../ui/icon.tsx'

const DocumentView = lazy(() => import('../../ui/document-view.tsx'))

export function CertificateDocument({ certificate }: { certificate: AdminCertificate }) {
  const { t, language } = useTranslation('admin')
  const { file, again } = useCertificateFile(certificate.id)
  const loading = (
    <p role="status" className="px-4 py-16 text-center text-small text-ink-2">
      {t('document.loading')}
    </p>
  )
  if (file.state === 'loading') return loading
  if (file.state === 'failed') {
    return (
      <div role="alert" className="px-4 py-16 text-center text-small">
        <p>{errorText(file.error, t)}</p>
        <button type="button" className="btn btn-plain btn-dense mt-3" onClick={again}>
          {t('shop:error.try-again')}
        </button>
      </div>
    )
  }
  return (
    <Suspense fallback={loading}>
      <DocumentView
        file={file.file}
        mediaType={certificate.media_type}
        name={certificate.file_name}
        labels={{
          page: (page, pages) => t('document.page', { page, pages }),
          zoom: (part) => percentText(part, language),
          previousPage: t('document.previous-page'),
          nextPage: t('document.next-page'),
          zoomOut: t('document.zoom-out'),
          zoomIn: t('document.zoom-in'),
          fitWidth: t('document.fit-width'),
          loading: t('document.loading'),
          failed: t('document.failed'),
        }}
        tools={
          <a
            href={file.url}
            download={certificate.file_name}
            className="icon-btn h-9 w-9 hover:bg-tint"
            aria-label={t('document.keep')}
          >
            <Icon name="download" size={18} />
          </a>
        }
      />
    </Suspense>
  )
}

type CertificateFile =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'there'; file: Blob; url: string }

/** The document itself. It is private: never cached, never shared with another page. */
function useCertificateFile(id: number): { file: CertificateFile; again(): void } {
  const [file, setFile] = useState<CertificateFile>({ state: 'loading' })
  const [attempt, setAttempt] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
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
