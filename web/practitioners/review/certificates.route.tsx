import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { AdminCertificatePage } from '#contract/admin.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { ageText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { KeysHint, useShortcutsEnabled } from '../../platform/keys-hint.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { refreshAccountData, useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { neighbour } from '../../platform/shortcuts.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useMedia } from '../../platform/use-media.ts'
import { cardSurface } from '../../ui/card.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { CertificateDetail } from './certificate-detail.tsx'
import { CertificateQueue, EmptyQueue } from './certificate-queue.tsx'
import { nextAfter, type QueueView, queueSearch, readQueueView } from './queue.ts'
import { useShortcuts } from './shortcuts.ts'

export const handle = { frame: 'own' }

export default function CertificatesRoute() {
  const { t } = useTranslation('admin')
  return (
    <AdminShell title={t('certificates.title')}>
      <CertificateReview />
    </AdminShell>
  )
}

/** There is room for queue, document and facts side by side. */
const wide = '(min-width: 1200px)'

function CertificateReview() {
  const { t } = useTranslation('admin')
  const [search] = useSearchParams()
  const view = readQueueView(search)
  const answer = useAccountData<AdminCertificatePage>(
    `${adminPaths.certificates}?state=${view.state}&page=${view.page}`,
    { keepPreviousData: true },
  )
  return (
    <>
      {!answer.data && <AdminTitle>{t('certificates.title')}</AdminTitle>}
      <Loaded answer={answer}>{(page) => <Review view={view} page={page} isOld={answer.isLoading} />}</Loaded>
    </>
  )
}

/** `isOld`: the page shown before, until the wanted one is loaded. */
type ReviewProps = { view: QueueView; page: AdminCertificatePage; isOld: boolean }

/** The queue on the left with the selected certificate beside it; one after the other on narrow screens. */
function Review({ view, page, isOld }: ReviewProps) {
  const { t, language } = useTranslation('admin')
  const isWide = useMedia(wide)
  const goTo = useGoTo(view, isWide)
  const [hasShortcuts, setHasShortcuts] = useShortcutsEnabled()
  const [notice, setNotice] = useState<string>()
  const [comesNext, setComesNext] = useState<number>()
  const queue = page.data
  const first = isOld ? undefined : queue[0]
  const chosen = view.certificate ?? (isWide ? first?.id : undefined)
  const oldest = view.state === 'waiting' && view.page === 1 ? first : undefined
  const content = useFocusIfLost<HTMLDivElement>(headingOrQueue)

  useShortcuts((command) => {
    if (!hasShortcuts || (command !== 'next' && command !== 'previous')) return false
    const id = neighbour(queue, chosen, command === 'next' ? 1 : -1)
    if (id !== chosen) goTo({ ...view, certificate: id })
    return true
  })

  async function onDecided(message: string) {
    const next = chosen === undefined ? undefined : nextAfter(queue, chosen)
    setNotice(undefined)
    toast('success', message)
    setComesNext(next)
    goTo({ ...view, certificate: next })
    await refreshAccountData(adminPaths.certificates)
  }

  async function onDecidedElsewhere(message: string) {
    setNotice(t('certificates.elsewhere', { message }))
    await refreshAccountData(adminPaths.certificates)
  }

  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <AdminTitle>{t('certificates.title')}</AdminTitle>
        <p role="status" className="text-small text-ink-2">
          {t('certificates.waiting', { count: page.waiting })}
          {oldest && t('certificates.oldest', { age: ageText(oldest.uploaded_at, new Date(), language) })}
        </p>
        <KeysHint wanted={hasShortcuts} onChange={setHasShortcuts}>
          {t('certificates.keys')}
        </KeysHint>
      </div>
      <p role="alert" className={notice && 'mb-4 rounded-control bg-amber-soft px-4 py-3 text-amber'}>
        {notice}
      </p>
      <div ref={content}>
        {queue.length === 0 && chosen === undefined ? (
          <EmptyQueue view={view} page={page} />
        ) : (
          <div
            className={`${cardSurface} group overflow-hidden 2xl:grid 2xl:h-[calc(100vh-180px)] 2xl:min-h-150 2xl:grid-cols-[290px_minmax(0,1fr)]`}
            data-open={chosen !== undefined || undefined}
          >
            <CertificateQueue view={view} page={page} chosen={chosen} replace={isWide} />
            {chosen !== undefined && (
              <CertificateDetail
                key={chosen}
                id={chosen}
                hasKeys={hasShortcuts}
                takesFocus={chosen === comesNext}
                backTo={queueSearch({ ...view, certificate: undefined })}
                onDecided={onDecided}
                onDecidedElsewhere={onDecidedElsewhere}
              />
            )}
          </div>
        )}
      </div>
    </>
  )
}

/** Of the open certificate or the empty queue; on narrow screens, a certificate is followed by the queue. */
const headingOrQueue = (content: HTMLElement) =>
  content.querySelector<HTMLElement>('h2[tabindex]') ??
  content.querySelector<HTMLElement>('a[aria-current]') ??
  content.querySelector('a')

/** When list and document are side by side, moving through the list creates no history entries. */
function useGoTo(view: QueueView, isWide: boolean) {
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  return (next: QueueView) =>
    void navigate(pathOf(`/admin/certificates${queueSearch(next)}`), {
      replace: isWide || view.certificate !== undefined,
    })
}
