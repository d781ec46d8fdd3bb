import { type Dispatch, useEffect, useRef, useState } from 'react'
import { emailKey } from '#domain/accounts/email.ts'
import { type DiscountRate, discountRates } from '#domain/clients/discounts.ts'
import { fieldProblemText } from '#domain/field-problems.ts'
import { percentText } from '../../platform/formats.ts'
import { afterPress } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { SegmentedField } from '../../ui/form/segmented-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { findClients } from './find-clients.ts'
import type { NewRecipient, NewRecipientField, Recipient, RecipientEvent } from './recipients.ts'
import { newRecipientProblems } from './sharing-draft.ts'
import type { SaleWords } from './use-sales.ts'

type NewClientFormProps = {
  client: NewRecipient
  chosen: readonly Recipient[]
  /** Shows all problems, although no field has been left. */
  isValidated: boolean
  /** Focuses the first empty field when the form appears. */
  takesFocus: boolean
  /** The server's messages by field. */
  refused: Partial<Record<string, string>>
  saleAt(discount: DiscountRate): SaleWords
  dispatch: Dispatch<RecipientEvent>
}

const fields: readonly NewRecipientField[] = ['email', 'first_name', 'last_name']

export function NewClientForm({ client, isValidated, takesFocus, ...rest }: NewClientFormProps) {
  const { chosen, refused, saleAt, dispatch } = rest
  const { t, language } = useTranslation('sharing')
  const { t: consentText } = useTranslation('consent')
  const wrong = newRecipientProblems(client, chosen)
  const [left, setLeft] = useState(() => fields.filter((name) => client[name] !== ''))
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!takesFocus) return
    const inputs = [
      ...(box.current?.querySelectorAll<HTMLInputElement>(':is([data-control], .field-control)') ?? []),
    ]
    const first = inputs.find(({ value }) => value === '') ?? inputs[0]
    first?.focus()
  }, [takesFocus])

  /** The client with this address, if any; if this cannot be checked, the answer to sharing reports it. */
  async function findExisting() {
    const email = client.email.trim()
    const found = await findClients(email).catch(() => [])
    const known = found.find((one) => emailKey(one.email) === emailKey(email))
    if (known) dispatch({ type: 'identified', key: client.key, client: known })
  }

  function field(name: NewRecipientField) {
    const problem = wrong[name]
    const isSeen = isValidated || left.includes(name)
    const said =
      problem === 'email-selected'
        ? t('refusal.email-selected', { email: client.email.trim() })
        : problem && fieldProblemText(t, name, problem)
    return {
      value: client[name],
      error: refused[name] ?? (isSeen && said ? said : undefined),
      correct: isSeen && !problem && !refused[name],
      onChange: ({ target }: { target: HTMLInputElement }) =>
        dispatch({ type: 'filled', key: client.key, field: name, value: target.value }),
      onBlur: () => {
        afterPress(() => setLeft((before) => (before.includes(name) ? before : [...before, name])))
        if (name === 'email' && !wrong.email) void findExisting()
      },
    }
  }

  return (
    <div ref={box} className="grid grid-cols-1 gap-4.5">
      <TextField
        label={t('new-client.email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        {...field('email')}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,140px),1fr))] gap-3">
        <TextField
          label={t('new-client.first-name')}
          autoComplete="off"
          maxLength={100}
          {...field('first_name')}
        />
        <TextField
          label={t('new-client.last-name')}
          autoComplete="off"
          maxLength={100}
          {...field('last_name')}
        />
      </div>
      <SegmentedField
        legend={t('new-client.discount')}
        options={discountRates.map((rate) => ({ value: rate, label: percentText(rate, language) }))}
        value={client.discount}
        error={refused.discount}
        onChoose={(discount) => dispatch({ type: 'discounted', key: client.key, discount })}
      />
      {client.discount !== null && <SaleSummary sale={saleAt(client.discount)} discount={client.discount} />}
      <p className="text-small text-ink-2">{consentText('inviting-states')}</p>
    </div>
  )
}

const rowStyle = 'flex justify-between gap-3 py-[3px]'

/** What a client pays and saves, and the remaining commission. */
function SaleSummary({ sale, discount }: { sale: SaleWords; discount: DiscountRate }) {
  const { t, language } = useTranslation('sharing')
  const percent = (rate: number) => percentText(rate, language)
  return (
    <dl className="rounded-card border border-line bg-paper px-3.5 py-3 text-small" aria-live="polite">
      <div className={rowStyle}>
        <dt className="text-ink-2">{t('pays.client-pays')}</dt>
        <dd className="font-semibold whitespace-nowrap">{sale.pays}</dd>
      </div>
      <div className={rowStyle}>
        <dt className="text-ink-2">{t('pays.client-saves')}</dt>
        <dd className="whitespace-nowrap">{sale.saves}</dd>
      </div>
      {sale.tierRate && (
        <div className="double-rule mt-1.25 flex justify-between gap-3 pt-[7px] pb-[3px]">
          <dt className="text-ink-2">
            {t('pays.you-earn')}{' '}
            <span className="text-ink-3">
              {t('pays.calculated', { tier: percent(sale.tierRate), discount: percent(discount) })}
            </span>
          </dt>
          <dd className="font-semibold whitespace-nowrap text-leaf">{sale.earns}</dd>
        </div>
      )}
    </dl>
  )
}
