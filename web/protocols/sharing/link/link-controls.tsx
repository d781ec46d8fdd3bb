import { useState } from 'react'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { ProtocolLink } from '#contract/sharing.ts'
import { doneIfGone } from '../../../platform/done-if-gone.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../../platform/session/session.ts'
import { useShop } from '../../../platform/shop-context.tsx'
import { shopDay } from '../../../platform/shop-day.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LimitReasonDialog } from '../limit-reason-dialog.tsx'
import { refreshSharing } from '../refresh-sharing.ts'
import { useLimitReason } from '../use-limit-reason.ts'
import { useSharingAction } from '../use-sharing-action.ts'
import { CopyLinkButton, CopyOutcome } from './copy-link-button.tsx'
import { lastDayRange, lastDayText } from './last-day.ts'
import { LinkField } from './link-field.tsx'
import { linkAddress, useCopyLink } from './use-copy-link.ts'

type LinkControlsProps = { protocolId: number; link: ProtocolLink; onRevoked(): void }

/** The URL of a valid link, its last day, and the button to revoke it. */
export function LinkControls({ protocolId, link, onRevoked }: LinkControlsProps) {
  const { t } = useTranslation('sharing')
  const [isAsking, setAsking] = useState(false)
  const { act, problem } = useSharingAction()
  const { copy, copyLink } = useCopyLink(protocolId)

  const revoke = () =>
    act(async () => {
      setAsking(false)
      await doneIfGone(callAccount(protocolPaths.link(protocolId), { method: 'DELETE' }))
      onRevoked()
      await refreshSharing()
      toast('success', t('link.revoked'))
    })

  return (
    <div className="grid grid-cols-1 gap-3.5 pt-1 pb-4">
      <FormProblem>{problem}</FormProblem>
      {copy.state !== 'by-hand' && <LinkField address={linkAddress(location.origin, link.link_token)} />}
      <CopyOutcome copy={copy} />
      <LastDay protocolId={protocolId} link={link} />
      <div className="flex flex-wrap gap-2">
        <CopyLinkButton copy={copy} onCopy={() => void copyLink()} />
        <button type="button" className="btn btn-danger" onClick={() => setAsking(true)}>
          {t('link.revoke')}
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('link.revoke-title')}
          keepLabel={t('link.keep')}
          confirmLabel={t('link.revoke')}
          onKeep={() => setAsking(false)}
          onConfirm={() => void revoke()}
        >
          <p>{t('link.revoke-text')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function LastDay({ protocolId, link }: Omit<LinkControlsProps, 'onRevoked'>) {
  const { t, language } = useTranslation('sharing')
  const { region } = useShop()
  const { act, isBusy, problem } = useSharingAction()
  const lastDay = shopDay(region, new Date(link.expires_at))
  const [typed, setTyped] = useState<string>()
  const day = typed ?? lastDay
  const canSave = day !== lastDay && day !== ''
  const { attempt, asked } = useLimitReason()

  async function save(reason: string | undefined) {
    const body = { expires_on: day, reason }
    await callAccount(protocolPaths.link(protocolId), { method: 'PUT', body })
    await refreshSharing()
    setTyped((now) => (now === day ? undefined : now))
    toast('success', t('link.changed', { date: lastDayText(day, new Date(), language) }))
  }
  const change = (reason?: string) => act(() => attempt(() => save(reason), reason))

  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        label={t('link.works-until')}
        type="date"
        className="flex-[1_1_150px]"
        value={day}
        error={problem}
        {...lastDayRange(region, new Date())}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button
        type="button"
        className="btn btn-plain aria-disabled:opacity-40"
        // A disabled button would lose the focus once the day is saved.
        aria-disabled={!canSave || undefined}
        aria-busy={isBusy || undefined}
        onClick={() => canSave && void change()}
      >
        <Icon name="calendar" size={18} />
        {t('link.save-day')}
      </button>
      {asked && (
        <LimitReasonDialog {...asked} text={t('limit.text')} onGive={(reason) => void change(reason)} />
      )}
    </div>
  )
}
