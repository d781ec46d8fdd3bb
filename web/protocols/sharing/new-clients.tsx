import type { Dispatch } from 'react'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import { listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { NewClientForm } from './new-client-form.tsx'
import {
  isNew,
  nameOf,
  personOf,
  type Recipient,
  type RecipientEvent,
  type Recipients,
} from './recipients.ts'
import type { SaleWords } from './use-sales.ts'

type NewClientsProps = {
  recipients: Recipients
  isValidated: boolean
  /** The current values: later changes are not validated yet. */
  refusedOf(client: Recipient): Partial<Record<string, string>>
  saleAt(discount: DiscountRate): SaleWords
  dispatch: Dispatch<RecipientEvent>
}

/** The forms of all new clients, and the other recipients. */
export function NewClients({ recipients, refusedOf, ...rest }: NewClientsProps) {
  const { t, language } = useTranslation('sharing')
  const { chosen } = recipients
  const clients = chosen.filter(isNew)
  const others = chosen.filter((one) => !isNew(one)).map((one) => nameOf(personOf(one)))
  const newest = clients.at(-1)
  const form = (client: (typeof clients)[number]) => (
    <NewClientForm
      key={client.key}
      client={client}
      chosen={chosen}
      takesFocus={client === newest}
      refused={refusedOf(client)}
      {...rest}
    />
  )
  return (
    <>
      {clients.length === 1
        ? clients.map(form)
        : clients.map((client, at) => (
            <fieldset
              key={client.key}
              className="relative min-w-0 rounded-card border border-line-2 px-3.5 pt-3.5 pb-4"
            >
              <legend className="px-1 text-[14px] font-semibold">
                {t('new-client.group', { number: at + 1 })}
              </legend>
              <button
                type="button"
                className="link mb-2 min-h-6 text-[13px]"
                onClick={() => rest.dispatch({ type: 'removed', key: client.key })}
              >
                {t('new-client.remove')}
              </button>
              {form(client)}
            </fieldset>
          ))}
      {others.length > 0 && (
        <p className="text-small text-ink-2">
          {t('new-client.also', {
            count: others.length,
            names: listText(others, language),
          })}
        </p>
      )}
    </>
  )
}
