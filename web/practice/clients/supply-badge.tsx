import type { ClientEntry } from '#contract/practice.ts'
import type { RenewalState } from '#domain/practice/renewals.ts'
import { dateText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { leftText } from '../renewals/renewal-words.ts'

const tones: Record<RenewalState, BadgeTone> = {
  overdue: 'refused',
  due: 'waiting',
  on_track: 'good',
  never_bought: 'quiet',
}

type SupplyBadgeProps = { client: Pick<ClientEntry, 'state' | 'invited_at' | 'last_ordered_at' | 'supply'> }

/** Not for somebody who has ordered, but has nothing at present that could run out. */
export function hasSupplyBadge({ supply, last_ordered_at }: SupplyBadgeProps['client']): boolean {
  return supply !== null || last_ordered_at === null
}

/** "6 days left", or how far somebody is who has nothing to run out of yet. */
export function SupplyBadge({ client }: SupplyBadgeProps) {
  const words = useTranslation('renewals')
  const { t, language } = words
  const { supply, invited_at } = client
  if (client.last_ordered_at === null && client.state === 'invited')
    return (
      <Badge tone="info">
        {t('clients:invited-on', { date: dateText(invited_at, new Date(), language) })}
      </Badge>
    )
  const state = supply?.state ?? (client.last_ordered_at === null ? 'never_bought' : undefined)
  if (!state) return null
  return (
    <Badge tone={tones[state]}>
      {supply && supply.days !== null && state !== 'on_track'
        ? leftText(words, supply.days)
        : t(`group.${state}`)}
    </Badge>
  )
}
