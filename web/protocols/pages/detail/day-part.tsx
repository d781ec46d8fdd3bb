import { memo } from 'react'
import type { ProtocolProduct } from '#contract/protocols.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { DayPlates } from '../../plan/day-plates.tsx'

/** What is taken when. */
export const DayPart = memo(function DayPart({ lines }: { lines: readonly ProtocolProduct[] }) {
  const { t } = useTranslation('protocols')
  return (
    <section className="detail-part part-day card-sheet" aria-labelledby="day-title">
      <h2 id="day-title">{t('day.title')}</h2>
      {lines.length > 0 ? <DayPlates lines={lines} /> : <p className="mt-2 text-ink-2">{t('day.empty')}</p>}
    </section>
  )
})
