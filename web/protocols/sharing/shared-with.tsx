import { useId, useRef, useState } from 'react'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { ProtocolLink, Share, ShareList } from '#contract/sharing.ts'
import { commaList } from '#domain/languages.ts'
import { doneIfGone } from '../../platform/done-if-gone.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ButtonResultPager } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { useShop } from '../../platform/shop-context.tsx'
import { shopDay } from '../../platform/shop-day.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { usePages } from '../../platform/use-pages.ts'
import { cardSheet } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lastDayText } from './link/last-day.ts'
import { LinkControls } from './link/link-controls.tsx'
import { nameOf } from './recipients.ts'
import { refreshSharing } from './refresh-sharing.ts'
import { ShareRow, summaryStyle } from './share-row.tsx'
import { useSharingAction } from './use-sharing-action.ts'

/** The card with the clients of a protocol. */
export function SharedWith({ protocolId }: { protocolId: number }) {
  const { t } = useTranslation('sharing')
  const id = useId()
  const answer = useAccountData<ShareList>(protocolPaths.shares(protocolId))
  const holders = (answer.data?.data.length ?? 0) + (answer.data?.link ? 1 : 0)
  return (
    <section aria-labelledby={id} className={cardSheet}>
      <div className="flex items-baseline justify-between border-b border-line pb-2">
        <h2 id={id} className="text-h3 font-medium">
          {t('shared-with.title')}
        </h2>
        {holders > 0 && <span className="text-ink-3">{holders}</span>}
      </div>
      <Loaded answer={answer} waiting={<Waiting />}>
        {(list) => <Holders protocolId={protocolId} list={list} />}
      </Loaded>
    </section>
  )
}

function Holders({ protocolId, list: { data, link } }: { protocolId: number; list: ShareList }) {
  const { t } = useTranslation('sharing')
  const [asked, setAsked] = useState<Share>()
  const { act, isBusy, problem } = useSharingAction()
  const { shown, pager } = usePages(data, 20)
  const rows = useRef<HTMLUListElement>(null)
  // The pressed button no longer exists.
  const focusRows = () => rows.current?.focus()

  const takeBack = (share: Share) =>
    act(async () => {
      setAsked(undefined)
      await doneIfGone(callAccount(protocolPaths.share(protocolId, share.id), { method: 'DELETE' }))
      focusRows()
      await refreshSharing()
      toast('success', t('shared-with.taken-back', { name: nameOf(share.client) }))
    })

  return (
    <>
      <FormProblem>{problem}</FormProblem>
      <ul
        ref={rows}
        tabIndex={-1}
        aria-label={t('shared-with.title')}
        className="*:not-first:border-t *:not-first:border-line"
      >
        {shown.map((share) => (
          <ShareRow key={share.id} share={share} disabled={isBusy} onTakeBack={() => setAsked(share)} />
        ))}
        {link && <LinkRow protocolId={protocolId} link={link} onRevoked={focusRows} />}
      </ul>
      <ButtonResultPager label={t('shared-with.title')} {...pager} />
      {data.length === 0 && !link && <p className="py-3 text-ink-2">{t('shared-with.nobody')}</p>}
      {asked && (
        <ConfirmDialog
          title={t('shared-with.take-back-title', { name: nameOf(asked.client) })}
          keepLabel={t('shared-with.keep')}
          confirmLabel={t('shared-with.take-back')}
          onKeep={() => setAsked(undefined)}
          onConfirm={() => void takeBack(asked)}
        >
          <p>{t('shared-with.take-back-text')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

type LinkRowProps = { protocolId: number; link: ProtocolLink; onRevoked(): void }

function LinkRow({ protocolId, link, onRevoked }: LinkRowProps) {
  const { t, language } = useTranslation('sharing')
  const { region } = useShop()
  const date = lastDayText(shopDay(region, new Date(link.expires_at)), new Date(), language)
  return (
    <li>
      <details className="group">
        <summary className={summaryStyle}>
          <span className="inline-flex size-9 flex-none items-center justify-center rounded-full bg-tint text-bottle">
            <Icon name="link" size={17} />
          </span>
          <span className="min-w-0 flex-1 leading-[19px] wrap-anywhere">
            <b className="block font-strong">{t('link.by-link')}</b>
            <span className="text-[13px] text-ink-3">
              {commaList([t('link.visits', { count: link.visits }), t('link.until', { date })], language)}
            </span>
          </span>
          <Icon name="chevron-down" size={18} />
        </summary>
        <LinkControls key={link.created_at} protocolId={protocolId} link={link} onRevoked={onRevoked} />
      </details>
    </li>
  )
}

function Waiting() {
  return (
    <div className="grid gap-3 py-3">
      <span className="skeleton h-9" />
      <span className="skeleton h-9" />
    </div>
  )
}
