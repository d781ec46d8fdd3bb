import type { Protocol } from '#contract/protocols.ts'
import { aboveLimitWords } from '#domain/protocols/limit-words.ts'
import { shareMessageMaximum } from '#domain/protocols/limits.ts'
import { FetchError } from '../../platform/call-api.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ClientField } from './client-field.tsx'
import { LimitReason } from './limit-reason.tsx'
import { NewClients } from './new-clients.tsx'
import { existingClientText, refusalText } from './refusal-words.ts'
import { useSales } from './use-sales.ts'
import type { Sharing } from './use-sharing.ts'
import { WhatEachPays } from './what-each-pays.tsx'

type PartProps = { protocol: Protocol; sharing: Sharing }

/** Existing clients. */
export function Chosen({ protocol, sharing }: PartProps) {
  const { t } = useTranslation('sharing')
  const { recipients, dispatch } = sharing
  return (
    <>
      <ClientField recipients={recipients} dispatch={dispatch} />
      <ExistingClient sharing={sharing} />
      <Reason sharing={sharing} />
      <WhatEachPays
        chosen={recipients.chosen}
        saleAt={useSales(protocol)}
        onChange={(key, discount) => dispatch({ type: 'discounted', key, discount })}
      />
      <Message sharing={sharing} />
      {recipients.text === '' && (
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control text-left text-[13px] font-semibold text-leaf"
          onClick={() => dispatch({ type: 'invited' })}
        >
          <Icon name="plus" size={18} />
          {t('clients.invite')}
        </button>
      )}
    </>
  )
}

/** A new client. */
export function Invited({ protocol, sharing }: PartProps) {
  const { recipients, dispatch, validations, outcome } = sharing
  const refused = typeof outcome === 'object' ? outcome.refused : []
  return (
    <>
      {recipients.text !== '' && <LeftOver sharing={sharing} />}
      <ExistingClient sharing={sharing} />
      <NewClients
        recipients={recipients}
        isValidated={validations > 0}
        refusedOf={(client) => fieldsOf(refused.find(({ recipient }) => recipient === client)?.error)}
        saleAt={useSales(protocol)}
        dispatch={dispatch}
      />
      <Reason sharing={sharing} />
      <Message sharing={sharing} />
    </>
  )
}

/** Entered as new, but a client already. */
function ExistingClient({ sharing: { recipients } }: { sharing: Sharing }) {
  const words = useTranslation('sharing')
  return (
    <p role="status" className="font-semibold text-ink-2" hidden={!recipients.existingClient}>
      {recipients.existingClient && existingClientText(words, recipients.existingClient)}
    </p>
  )
}

/** The text in the hidden search, which prevents sharing. */
function LeftOver({ sharing: { recipients, dispatch } }: { sharing: Sharing }) {
  const words = useTranslation('sharing')
  const { t } = words
  const { refusal, text } = recipients
  return (
    <p
      role="alert"
      className="rounded-control border-l-4 border-madder bg-madder-soft px-3.5 py-2.5 text-small wrap-anywhere text-madder"
    >
      {refusal ? refusalText(words, refusal) : text}{' '}
      <button type="button" className="link" onClick={() => dispatch({ type: 'back' })}>
        {t('back-to-search')}
      </button>
    </p>
  )
}

function Reason({ sharing: { limits, reason, setReason, validations } }: { sharing: Sharing }) {
  const words = useTranslation('sharing')
  // Units use the texts of products.
  useTranslation('products')
  if (!limits.needsReason) return null
  return (
    <LimitReason
      above={limits.above.map((nutrient) => aboveLimitWords(words, nutrient))}
      text={words.t('limit.text')}
      reason={reason}
      isValidated={validations > 0}
      onChange={setReason}
    />
  )
}

function Message({ sharing: { message, setMessage } }: { sharing: Sharing }) {
  const { t } = useTranslation('sharing')
  return (
    <Field label={t('message')} optionalLabel={t('optional')}>
      {(control) => (
        <TextArea
          maxLength={shareMessageMaximum}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          {...control}
        />
      )}
    </Field>
  )
}

/** The server's messages about fields. */
function fieldsOf(error: unknown): Partial<Record<string, string>> {
  const errors = error instanceof FetchError ? (error.body?.errors ?? {}) : {}
  return Object.fromEntries(Object.entries(errors).map(([name, [message]]) => [name, message]))
}
