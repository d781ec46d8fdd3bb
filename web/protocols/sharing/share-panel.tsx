import { type ComponentType, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import type { Protocol } from '#contract/protocols.ts'
import { shareMessageMaximum } from '#domain/protocols/limits.ts'
import { FetchError } from '../../platform/call-api.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ClientField } from './client-field.tsx'
import { LimitReason } from './limit-reason.tsx'
import { CopyOutcome } from './link/copy-outcome.tsx'
import { useCopyLink } from './link/use-copy-link.ts'
import { NewClients } from './new-clients.tsx'
import { PlainFrame } from './plain-frame.tsx'
import { refusalText } from './refusal-words.ts'
import { ShareFoot } from './share-foot.tsx'
import styles from './sharing.css?url'
import { isReason } from './sharing-draft.ts'
import { SharingOutcomeBox } from './sharing-outcome.tsx'
import { useSales } from './use-sales.ts'
import { type Sharing, useSharing } from './use-sharing.ts'
import { WhatEachPays } from './what-each-pays.tsx'

export type SharingFrame = ComponentType<{
  title: string
  onBack?: (() => void) | undefined
  foot: ReactNode
  children: ReactNode
}>

type SharePanelProps = {
  protocol: Protocol
  /** Everybody has it. */
  onDone(): void
  /** Rather than giving a reason for what is above a limit. */
  onChangeProtocol(): void
  onBack?: (() => void) | undefined
  /** Head, what scrolls, and foot, where the place around has some of its own. */
  frame?: SharingFrame
}

/** Shares a protocol with clients, known and new, or by its link. */
export function SharePanel({ protocol, onDone, onChangeProtocol, onBack, frame }: SharePanelProps) {
  const { t } = useTranslation('sharing')
  // The words of what is wrong: they must be there before a field is judged.
  useTranslation('problems')
  const Frame = frame ?? PlainFrame
  const form = useRef<HTMLFormElement>(null)
  const sharing = useSharing(protocol, onDone)
  const { recipients, dispatch, judged, limits, reason } = sharing
  const link = useCopyLink(protocol.protocol_id, {
    reason: limits.needsReason && isReason(reason) ? reason : undefined,
    onReasonNeeded: sharing.askReason,
  })
  const isNewClient = recipients.view === 'new-client'

  // Where there are no keys on the screen that would rise over everything.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches)
      form.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus()
  }, [])

  useEffect(() => {
    if (judged > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [judged])

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    void sharing.share()
  }

  return (
    <form ref={form} className="sharing-form" noValidate onSubmit={onSubmit}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <Frame
        title={t(isNewClient ? 'title-new' : 'title')}
        onBack={isNewClient ? () => dispatch({ type: 'back' }) : onBack}
        foot={<ShareFoot sharing={sharing} link={link} onChangeProtocol={onChangeProtocol} />}
      >
        <div className="sharing-stack">
          <Heading protocol={protocol} />
          <SharingOutcomeBox outcome={sharing.outcome} />
          <CopyOutcome copy={link.copy} />
          {isNewClient ? <Invited {...{ protocol, sharing }} /> : <Chosen {...{ protocol, sharing }} />}
        </div>
      </Frame>
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

type PartProps = { protocol: Protocol; sharing: Sharing }

function Chosen({ protocol, sharing }: PartProps) {
  const { t } = useTranslation('sharing')
  const { recipients, dispatch } = sharing
  return (
    <>
      <ClientField recipients={recipients} dispatch={dispatch} />
      <Reason sharing={sharing} />
      <WhatEachPays
        chosen={recipients.chosen}
        saleAt={useSales(protocol)}
        onChange={(key, discount) => dispatch({ type: 'discounted', key, discount })}
      />
      <Message sharing={sharing} />
      {recipients.text === '' && (
        <button type="button" className="invite-new" onClick={() => dispatch({ type: 'invited' })}>
          <Icon name="plus" size={18} />
          {t('clients.invite')}
        </button>
      )}
    </>
  )
}

function Invited({ protocol, sharing }: PartProps) {
  const { recipients, dispatch, judged, outcome } = sharing
  const refused = typeof outcome === 'object' ? outcome.refused : []
  return (
    <>
      {recipients.text !== '' && <LeftOver sharing={sharing} />}
      <NewClients
        recipients={recipients}
        isJudged={judged > 0}
        refusedOf={(key) => fieldsOf(refused.find(({ recipient }) => recipient.key === key)?.error)}
        saleAt={useSales(protocol)}
        dispatch={dispatch}
      />
      <Reason sharing={sharing} />
      <Message sharing={sharing} />
    </>
  )
}

/** What stands in the search, which is hidden: it keeps everything from being sent. */
function LeftOver({ sharing: { recipients, dispatch } }: { sharing: Sharing }) {
  const { t } = useTranslation('sharing')
  const { refusal, text } = recipients
  return (
    <p role="alert" className="left-over">
      {refusal ? refusalText(t, refusal) : text}{' '}
      <button type="button" className="link" onClick={() => dispatch({ type: 'back' })}>
        {t('back-to-search')}
      </button>
    </p>
  )
}

function Reason({ sharing: { limits, reason, setReason, judged } }: { sharing: Sharing }) {
  if (!limits.needsReason) return null
  return <LimitReason above={limits.above} reason={reason} isJudged={judged > 0} onChange={setReason} />
}

function Message({ sharing: { message, setMessage } }: { sharing: Sharing }) {
  const { t } = useTranslation('sharing')
  return (
    <Field label={t('message')} optionalLabel={t('optional')}>
      {(control) => (
        <textarea
          className="field-control"
          maxLength={shareMessageMaximum}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          {...control}
        />
      )}
    </Field>
  )
}

/** What the server says of single fields. */
function fieldsOf(error: unknown): Partial<Record<string, string>> {
  const errors = error instanceof FetchError ? (error.body?.errors ?? {}) : {}
  return Object.fromEntries(Object.entries(errors).map(([name, [message]]) => [name, message]))
}
