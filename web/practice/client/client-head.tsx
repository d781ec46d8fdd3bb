import { useState } from 'react'
import type { ClientRecord } from '#contract/practice.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { languageName } from '#domain/language-name.ts'
import { commaList } from '#domain/languages.ts'
import { fullDate } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { ClientMenu, useArchiving } from './client-menu.tsx'
import { EditDialog } from './edit-dialog.tsx'

type ClientHeadProps = {
  client: ClientRecord
  /** Absent if the practitioner may not share anything yet. */
  onShare: (() => void) | undefined
  /** Called before the page is left. */
  onRemoved(): void
}

export function ClientHead({ client, onShare, onRemoved }: ClientHeadProps) {
  const { t, language } = useTranslation('clients')
  const [isEditing, setEditing] = useState(false)
  const { problem, archive } = useArchiving(client)
  const since =
    client.state === 'invited'
      ? t('record.invited', { date: fullDate(client.invited_at, language) })
      : t('record.since', { date: fullDate(client.accepted_at ?? client.invited_at, language) })
  const about = [
    client.email,
    t('record.emails-in', { language: languageName(client.language, language) }),
    since,
  ]
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar {...client} size={60} />
        <div className="min-w-0">
          <PageTitle className="flex flex-wrap items-center gap-x-3">
            {personName(client)}
            {client.is_archived && <Badge tone="quiet">{t('record.archived')}</Badge>}
          </PageTitle>
          <p className="mt-1 wrap-anywhere text-ink-2">{commaList(about, language)}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
        <ClientMenu
          client={client}
          onEdit={() => setEditing(true)}
          onArchive={() => void archive()}
          onRemoved={onRemoved}
        />
        {onShare && (
          <button type="button" className="btn btn-primary max-sm:flex-1" onClick={onShare}>
            <Icon name="share" size={18} />
            {t('share.button')}
          </button>
        )}
      </div>
      <ActionProblem>{problem}</ActionProblem>
      {isEditing && <EditDialog client={client} onClose={() => setEditing(false)} />}
    </div>
  )
}
