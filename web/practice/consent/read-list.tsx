import type { RecordRead } from '#contract/consent.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { nearDayText } from '../../platform/days.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

const shownAtFirst = 5

/** Who opened a record, day by day; older days are folded away. */
export function ReadList({ reads }: { reads: readonly RecordRead[] }) {
  const { t } = useTranslation('consent')
  if (reads.length === 0) return <p className="mt-1.5 text-ink-2">{t('reads.none')}</p>
  const older = reads.slice(shownAtFirst)
  return (
    <>
      <Days reads={reads.slice(0, shownAtFirst)} />
      {older.length > 0 && (
        <details className="mt-1">
          <summary className="link w-fit cursor-pointer text-small">{t('reads.older')}</summary>
          <Days reads={older} />
        </details>
      )}
    </>
  )
}

function Days({ reads }: { reads: readonly RecordRead[] }) {
  const { t, language } = useTranslation('consent')
  return (
    <ul className="mt-1.5 grid gap-1 text-ink-2">
      {reads.map((read) => (
        <li key={`${read.on} ${read.kind} ${personName(read)}`}>
          {t(`reads.${read.kind}`, { name: personName(read), date: nearDayText(read.on, language) })}
        </li>
      ))}
    </ul>
  )
}
