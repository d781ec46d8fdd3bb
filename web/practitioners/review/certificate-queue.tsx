import { useRef } from 'react'
import type { AdminCertificate, AdminCertificatePage } from '#contract/admin.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import type { CertificateType } from '#domain/practitioners/certificates.ts'
import { ageText, isOlderThanDays } from '../../platform/dates.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { ResultPager } from '../../platform/result-page.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CertificateBadge } from './certificate-badge.tsx'
import { useOptionNames } from './option-names.ts'
import { lateAfterDays, type QueueView, queueSearch } from './queue.ts'

type CertificateQueueProps = {
  view: QueueView
  page: AdminCertificatePage
  chosen: number | undefined
  replace: boolean
}

type EmptyQueueProps = Pick<CertificateQueueProps, 'view' | 'page'>

/** Shown instead of an empty queue. After the last certificate of the last page, there may be earlier pages. */
export function EmptyQueue({ view: { state }, page }: EmptyQueueProps) {
  const { t, language } = useTranslation('admin')
  // Gets the focus of the decision that emptied the queue.
  const title = useRef<HTMLHeadingElement>(null)
  const hasOthers = page[state] > 0
  const shown = hasOthers ? state : otherThan(state)
  return (
    <EmptyState ref={title} plant="olive" title={t(`certificates.${hasOthers ? 'list' : 'none'}.${state}`)}>
      <ShopLink
        to={`/admin/certificates${queueSearch({ state: shown, page: 1, certificate: undefined })}`}
        className="btn btn-plain"
      >
        {t(`certificates.show.${shown}`, { total: formatNumber(page[shown], language) })}
      </ShopLink>
    </EmptyState>
  )
}

const otherThan = (state: QueueView['state']) => (state === 'waiting' ? 'decided' : 'waiting')

export function CertificateQueue({ view, page, chosen, replace }: CertificateQueueProps) {
  const { t, language } = useTranslation('admin')
  const pathOf = useLanguagePath()
  const addressOf = (to: Partial<QueueView>) => `/admin/certificates${queueSearch({ ...view, ...to })}`
  const other = otherThan(view.state)
  return (
    <nav
      aria-label={t(`certificates.list.${view.state}`)}
      className="max-2xl:group-data-open:hidden 2xl:overflow-y-auto 2xl:border-r 2xl:border-line"
    >
      <ul>
        {page.data.map((entry) => (
          <li key={entry.id}>
            <ShopLink
              to={addressOf({ certificate: entry.id })}
              replace={replace}
              className="block border-b border-line px-4 py-3.25 hover:bg-paper focus-visible:shadow-none focus-visible:-outline-offset-4 aria-[current]:bg-tint not-focus-visible:aria-[current]:shadow-[inset_3px_0_0_var(--color-bottle)]"
              aria-current={entry.id === chosen || undefined}
            >
              <Entry entry={entry} />
            </ShopLink>
          </li>
        ))}
      </ul>
      <div className="px-4 py-3.5 text-small">
        <ResultPager
          page={view.page}
          pages={page.total_pages}
          addressOf={(to) => pathOf(addressOf({ page: to, certificate: undefined }))}
        />
        <ShopLink to={addressOf({ state: other, page: 1, certificate: undefined })} className="link">
          {t(`certificates.show.${other}`, { total: formatNumber(page[other], language) })}
        </ShopLink>
      </div>
    </nav>
  )
}

function Entry({ entry }: { entry: AdminCertificate }) {
  const { language } = useTranslation('admin')
  const nameOf = useOptionNames()
  const { practitioner } = entry
  const now = new Date()
  const isLate = isOlderThanDays(entry.uploaded_at, now, lateAfterDays)
  return (
    <>
      <span className="flex items-baseline gap-2">
        <b className="min-w-0 flex-1 font-semibold break-words">{personName(practitioner)}</b>
        {entry.state === 'waiting' ? (
          <time
            dateTime={entry.uploaded_at}
            className={`text-micro whitespace-nowrap ${isLate ? 'font-bold text-amber' : 'text-ink-3'}`}
          >
            {ageText(entry.uploaded_at, now, language)}
          </time>
        ) : (
          <CertificateBadge state={entry.state} />
        )}
      </span>
      <span className="block text-small text-ink-2">
        {nameOf('health_professions', practitioner.health_profession)}
      </span>
      <span className="text-micro text-ink-3">{fileKind(entry, language)}</span>
    </>
  )
}

const kinds: Record<CertificateType, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
}

/** "PDF, 1.2 MB" */
export function fileKind(file: { media_type: CertificateType; bytes: number }, language: Language): string {
  const isLarge = file.bytes >= 100_000
  const size = new Intl.NumberFormat(languageTag(language), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return `${kinds[file.media_type]}, ${size.format(file.bytes / (isLarge ? 1_000_000 : 1000))}`
}
