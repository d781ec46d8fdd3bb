import type { ListedEntry } from '#contract/content.ts'
import { timestampText } from '#web/platform/dates.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const tones: Record<ListedEntry['state'], BadgeTone> = {
  draft: 'quiet',
  scheduled: 'info',
  published: 'good',
  over: 'quiet',
}

/** Whether it is shown, and what will happen to it. */
export function EntryBadges({ entry }: { entry: ListedEntry }) {
  const { t, language } = useTranslation('content')
  const { state, live, next, has_unpublished_changes, is_archived } = entry
  const time = (timestamp: string) => timestampText(timestamp, new Date(), language)
  const notes = [
    has_unpublished_changes && t('unpublished-changes'),
    live?.until && t('until-time', { time: time(live.until) }),
    next &&
      (next.until
        ? t('from-until-time', { from: time(next.from), until: time(next.until) })
        : t('from-time', { from: time(next.from) })),
  ].filter((note) => typeof note === 'string')
  return (
    <>
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      {is_archived && (
        <Badge tone="quiet" className="ml-1.5">
          {t('archived')}
        </Badge>
      )}
      {notes.map((note) => (
        <span key={note} className="mt-1 block text-small text-ink-3">
          {note}
        </span>
      ))}
    </>
  )
}
