import { useEffect } from 'react'
import { practicePaths } from '#contract/practice-paths.ts'
import { reactionPaths } from '#contract/reaction-paths.ts'
import type { SharedReaction } from '#contract/reactions.ts'
import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { fullDate } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { reloadAccountData, useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useIdParam } from '../../platform/url-params.ts'
import { Card, WaitingCard } from '../../ui/card.tsx'
import { BatchLines } from '../batch-lines.tsx'
import { ReportFacts } from './report-facts.tsx'

export const handle = { frame: 'account' }

/** A reaction that a client lets their practitioner read. */
export default function SharedReactionRoute() {
  const { t } = useTranslation('reactions')
  // For the batches.
  useTranslation('orders')
  const id = useIdParam()
  return (
    <AccountShell
      title={t('shared.page')}
      types={practitionerTypes}
      waiting={<WaitingCard height="h-60 mt-5" />}
    >
      <Shared id={id} />
    </AccountShell>
  )
}

function Shared({ id }: { id: number }) {
  const { t, language } = useTranslation('reactions')
  const answer = useAccountData<SharedReaction>(reactionPaths.shared(id))
  const isRead = answer.data !== undefined
  useEffect(() => {
    // It needs no attention any more.
    if (isRead) void reloadAccountData(practicePaths.attention)
  }, [isRead])
  return (
    <Loaded answer={answer} waiting={<WaitingCard height="h-60 mt-5" />}>
      {(reaction) => (
        <>
          <Card
            className="mt-5"
            title={t('shared.title', { name: reaction.client.name })}
            end={
              <ShopLink
                to={`/account/practitioner/clients/${reaction.client.id}`}
                className="link text-small"
              >
                {t('shared.to-client')}
              </ShopLink>
            }
          >
            <p className="mt-1 mb-3">
              <b className="font-semibold">{reaction.product}</b>
              <BatchLines batches={reaction.batches} className="block text-small text-ink-3" />
              <span className="block text-small text-ink-3">
                {t('reported-on', { day: fullDate(reaction.reported_at, language) })}
              </span>
            </p>
            <ReportFacts report={reaction} />
          </Card>
          <p className="mt-3 text-small text-ink-3">{t('shared.seen')}</p>
        </>
      )}
    </Loaded>
  )
}
