import { type ReactNode, useEffect, useRef } from 'react'
import type { Certificate } from '#contract/practitioners.ts'
import { dateText, recentDay } from '#web/platform/dates.ts'
import { timeText } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { IconTile, type TileTone } from '#web/ui/icon-tile.tsx'

const styles = {
  waiting: { icon: 'clock', tone: 'waiting' },
  approved: { icon: 'check', tone: 'good' },
  refused: { icon: 'warning', tone: 'refused' },
} as const satisfies Record<string, { icon: IconName; tone: TileTone }>

/** The state of the newest certificate. */
export function CertificateState({
  certificate,
  isNew,
  children,
}: {
  certificate: Certificate
  /** Just uploaded: the focus continues here. */
  isNew: boolean
  children?: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) box.current?.focus()
  }, [isNew])
  const { t, language } = useTranslation('onboarding')
  const { state, file_name, uploaded_at, decided_at, reason } = certificate
  if (state === 'replaced') return null
  const { icon, tone } = styles[state]
  const now = new Date()
  const values = {
    day: recentDay(uploaded_at, now, language),
    time: timeText(uploaded_at, language),
    date: dateText(decided_at ?? uploaded_at, now, language),
  }
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="mb-6 flex gap-4 rounded-card border border-line-2 bg-surface p-5 focus:shadow-none focus:outline-none"
    >
      <IconTile icon={icon} tone={tone} size="large" />
      <div className="min-w-0">
        <h2 className="text-h3 font-medium">{t(`certificate.state.${state}.title`)}</h2>
        <p className="mt-1 text-ink-2">{t(`certificate.state.${state}.text`, values)}</p>
        {reason && (
          <blockquote className="mt-3 border-l-2 border-madder pl-3 break-words whitespace-pre-line">
            {reason}
          </blockquote>
        )}
        <p className="mt-2 flex items-center gap-1.5 text-small break-all text-ink-3">
          <Icon name="file" size={16} />
          {file_name}
        </p>
        {children}
      </div>
    </div>
  )
}
