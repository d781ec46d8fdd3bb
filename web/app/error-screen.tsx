import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { NotFound } from '../content/not-found/not-found.tsx'
import { isChunkLoadError, reloadOnce } from '../platform/chunk-load-error.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'

/** Heading, status and message for everybody; the stack trace for developers only. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation('shop')
  const { pathname, search } = useLocation()
  const isPart = isChunkLoadError(error)
  useEffect(() => {
    if (isPart) reloadOnce()
  }, [isPart])
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <div className="wrap py-18">
      <title>{t('error.heading')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-h1-narrow md:text-h1">{t('error.heading')}</h1>
      <p className="mt-3 text-ink-2">{explanation(error)}</p>
      <p className="mt-5 max-w-[52ch]">{t(isPart ? 'error.part-failed' : 'error.text')}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <a href={pathname + search} className="btn btn-primary">
          {t('error.try-again')}
        </a>
        <ShopLink to="/" reloadDocument className="btn btn-plain">
          {t('error.home')}
        </ShopLink>
      </p>
      {import.meta.env.DEV && error instanceof Error && (
        <pre className="mt-8 overflow-x-auto text-micro">{error.stack}</pre>
      )}
    </div>
  )
}

function explanation(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error ? error.message : ''
}
