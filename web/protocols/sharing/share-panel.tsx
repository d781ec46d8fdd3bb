import { type SyntheticEvent, useEffect, useRef } from 'react'
import type { Protocol } from '#contract/protocols.ts'
import { isUncertified } from '#domain/accounts/user-types.ts'
import { formatMoney, listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useSession } from '../../platform/session/session.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Panel } from '../builder/panel/panel.tsx'
import { CopyOutcome } from './link/copy-link-button.tsx'
import { useCopyLink } from './link/use-copy-link.ts'
import { NotSoldProducts } from './not-sold-products.tsx'
import { nameOf, personOf, type Recipient } from './recipients.ts'
import { problemText } from './refusal-words.ts'
import { Chosen, Invited } from './share-fields.tsx'
import { ShareFoot } from './share-foot.tsx'
import { isReason } from './sharing-draft.ts'
import { SharingLocked } from './sharing-locked.tsx'
import { type Outcome, useSharing } from './use-sharing.ts'

type SharePanelProps = {
  protocol: Protocol
  /** All recipients have received it. */
  onDone(): void
  /** Cancels instead of giving a reason. */
  onChangeProtocol(): void
  onBack?: (() => void) | undefined
}

/** Shares a protocol with existing and new clients, or by link. */
export function SharePanel(props: SharePanelProps) {
  const { t } = useTranslation('sharing')
  // The texts of problems have to be loaded before a field is validated.
  useTranslation('problems')
  const { user } = useSession()
  if (!isUncertified(user?.user_type_id)) return <OpenPanel {...props} />
  return (
    <Panel title={t('title')} onBack={props.onBack}>
      <SharingLocked />
    </Panel>
  )
}

function OpenPanel({ protocol, onDone, onChangeProtocol, onBack }: SharePanelProps) {
  const { t } = useTranslation('sharing')
  const form = useRef<HTMLFormElement>(null)
  const sharing = useSharing(protocol, onDone)
  const { recipients, dispatch, validations, limits, reason } = sharing
  const link = useCopyLink(protocol.protocol_id, {
    reason: limits.needsReason && isReason(reason) ? reason : undefined,
    onReasonNeeded: sharing.askReason,
  })
  const isNewClient = recipients.view === 'new-client'

  // Only where no on-screen keyboard would cover everything.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches)
      form.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus()
  }, [])

  useEffect(() => {
    if (validations > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [validations])

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    void sharing.share()
  }

  return (
    <form ref={form} className="contents" noValidate onSubmit={onSubmit}>
      <Panel
        title={t(isNewClient ? 'title-new' : 'title')}
        onBack={isNewClient ? () => dispatch({ type: 'back' }) : onBack}
        foot={<ShareFoot sharing={sharing} link={link} onChangeProtocol={onChangeProtocol} />}
      >
        <div className="grid grid-cols-1 gap-4.5">
          <Heading protocol={protocol} />
          <SharingOutcomeBox outcome={sharing.outcome} protocolId={protocol.protocol_id} />
          <CopyOutcome copy={link.copy} />
          {isNewClient ? (
            <Invited protocol={protocol} sharing={sharing} />
          ) : (
            <Chosen protocol={protocol} sharing={sharing} />
          )}
        </div>
      </Panel>
    </form>
  )
}

function Heading({ protocol }: { protocol: Protocol }) {
  const { t } = useTranslation('sharing')
  const { name, products, total_price, currency } = protocol
  return (
    <div>
      <h3 className="text-h3 font-medium break-words">{name}</h3>
      <p className="mt-0.5 text-small text-ink-3">
        {t('summary', { count: products.length, total: formatMoney(total_price, currency) })}
      </p>
    </div>
  )
}

/** Who has received it and who has not, after a failure. */
function SharingOutcomeBox({ outcome, protocolId }: { outcome: Outcome | undefined; protocolId: number }) {
  const { t, language } = useTranslation('sharing')
  const names = (people: readonly Recipient[]) =>
    listText(
      people.map((one) => nameOf(personOf(one))),
      language,
    )
  if (outcome === 'deleted') return <FormProblem>{t('outcome.deleted')}</FormProblem>
  return (
    <FormProblem>
      {outcome && (
        <>
          <b>{t('outcome.failed')}</b>
          {outcome.shared.length > 0 && <p>{t('outcome.arrived', { names: names(outcome.shared) })}</p>}
          {outcome.refused.map(({ recipient, error }) => (
            <div key={recipient.key}>
              {t('outcome.not-arrived', {
                name: nameOf(personOf(recipient)),
                problem: problemText(t, error),
              })}
              <NotSoldProducts error={error} protocolId={protocolId} />
            </div>
          ))}
          {outcome.left.length > 0 && <p>{t('outcome.left', { names: names(outcome.left) })}</p>}
        </>
      )}
    </FormProblem>
  )
}
