import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Spinner } from '../../ui/form/submit-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CopyLinkButton } from './link/copy-link-button.tsx'
import type { LinkCopy } from './link/use-copy-link.ts'
import { isNew } from './recipients.ts'
import type { Sharing } from './use-sharing.ts'

type ShareFootProps = {
  sharing: Sharing
  link: { copy: LinkCopy; copyLink(): Promise<void> }
  onChangeProtocol(): void
}

/** What will be sent, and what prevents it. */
export function ShareFoot({ sharing, link, onChangeProtocol }: ShareFootProps) {
  const { t } = useTranslation('sharing')
  const { recipients, block, isBusy, limits, outcome } = sharing
  const isNewClient = recipients.view === 'new-client'
  const count = recipients.chosen.length
  const onlyNew = count === 1 && recipients.chosen.every(isNew)
  const isDead = outcome === 'deleted'

  function submitText() {
    if (count === 0) return t('title')
    if (onlyNew && isNewClient) return t('submit-invite')
    return t(typeof outcome === 'object' ? 'try-again' : 'submit', { count })
  }

  return (
    <div className="flex flex-col">
      <FootNote sharing={sharing} />
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          className="btn btn-primary flex-[1_1_170px] max-sm:min-h-13 max-sm:text-[16px]"
          disabled={block !== undefined || isDead}
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          aria-describedby="sharing-note"
        >
          {isBusy && <Spinner />}
          {submitText()}
        </button>
        {!isNewClient && (
          <CopyLinkButton
            copy={link.copy}
            className="max-sm:min-h-13 max-sm:w-13 max-sm:p-0 max-sm:text-[16px]"
            disabled={isDead || block === 'protocol-empty'}
            onCopy={() => void link.copyLink()}
          />
        )}
      </div>
      {limits.needsReason && (
        <button type="button" className="btn btn-plain mt-2 w-full" onClick={onChangeProtocol}>
          {t('limit.change')}
        </button>
      )}
    </div>
  )
}

const aboveButton = 'mb-2.5 items-start text-small'
const belowButton = 'order-1 mt-2 items-start justify-center text-micro [&>.icon]:hidden'

function FootNote({ sharing: { block, recipients } }: { sharing: Sharing }) {
  const { t } = useTranslation('sharing')
  const [first] = recipients.chosen
  const isInvitation = first && isNew(first) && recipients.chosen.length === 1 && first.first_name.trim()
  return (
    <p
      id="sharing-note"
      className={`flex gap-2 text-ink-2 [&>.icon]:mt-px ${recipients.view === 'new-client' ? belowButton : aboveButton}`}
      role="status"
    >
      <Icon name={block ? 'info' : 'mail'} size={17} />
      {block
        ? t(`blocked.${block}`)
        : isInvitation
          ? t('invitation-note', { name: first.first_name.trim() })
          : t('mail-note')}
    </p>
  )
}
