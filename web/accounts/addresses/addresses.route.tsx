import { useCallback, useEffect, useRef, useState } from 'react'
import type { AddressBook, DeliveryCountries, SavedAddress } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { usePublicData } from '../../platform/public-data.ts'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useSession } from '../../platform/session/session.ts'
import { useStore } from '../../platform/store/create-store.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { cardSheet, WaitingCard } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AccountShell } from '../account/account-shell.tsx'
import { formWidth, halves } from '../account/layout.ts'
import { addressBook, addressProblem, removedAddress } from './address-book.ts'
import { AddressCard } from './address-card.tsx'
import { AddressEditor } from './address-editor.tsx'
import { emptyAddress } from './address-form.tsx'

export const handle = { frame: 'account' }

export default function Addresses() {
  const { t } = useTranslation('account')
  return (
    <AccountShell title={t('addresses.title')} waiting={<Waiting />}>
      <p className="max-w-[60ch] text-ink-2">{t('addresses.lead')}</p>
      <Book />
    </AccountShell>
  )
}

function Book() {
  const book = useAccountData<AddressBook>(checkoutPaths.addresses)
  const countries = usePublicData<DeliveryCountries>(checkoutPaths.countries)
  return (
    <Loaded answer={book} waiting={<Waiting />}>
      {({ data }) => (
        <Loaded answer={countries} waiting={<Waiting />}>
          {({ data: delivered }) => <AddressCards addresses={data} countries={delivered} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function Waiting() {
  return (
    <div className={`mt-5 ${halves}`}>
      <WaitingCard height="h-44" />
      <WaitingCard height="h-44" />
    </div>
  )
}

type AddressCardsProps = { addresses: readonly SavedAddress[]; countries: readonly string[] }
type Editing = number | 'new' | null

function AddressCards({ addresses, countries }: AddressCardsProps) {
  const { t } = useTranslation('account')
  const { user } = useSession()
  const { problem, removed } = useLastAction(user?.id)
  const isListed = addresses.some(({ id }) => id === problem?.addressId)
  const [editing, setEditing] = useState<Editing>(null)
  const list = useRef<HTMLDivElement>(null)
  const focusOpener = useCallback(
    (of: number | 'new') => list.current?.querySelector<HTMLElement>(`[data-opens="${of}"]`)?.focus(),
    [],
  )
  const closed = useRef<Editing>(null)

  // When a form is closed, the focus returns to the button that opened it.
  useEffect(() => {
    if (editing !== null || closed.current === null) return
    focusOpener(closed.current)
    closed.current = null
  }, [editing, focusOpener])

  function close() {
    closed.current = editing
    setEditing(null)
  }
  const person = {
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    country: user?.country && countries.includes(user.country) ? user.country : '',
  }

  return (
    <div ref={list} className="mt-5">
      {addresses.length === 0 && editing === null && (
        <p className="mb-5 text-ink-2">{t('addresses.empty')}</p>
      )}
      {addresses.length > 0 && (
        <ul className={halves}>
          {addresses.map((address) => (
            <li key={address.id} className={cardSheet}>
              {editing === address.id ? (
                <AddressEditor
                  title={t('addresses.edit-title')}
                  address={address}
                  countries={countries}
                  isDefault={address.is_default}
                  onSave={async (change) => {
                    await addressBook.change(address.id, change)
                    close()
                  }}
                  onCancel={close}
                />
              ) : (
                <AddressCard
                  address={address}
                  problem={problem?.addressId === address.id ? problem.text : undefined}
                  onEdit={() => setEditing(address.id)}
                  onRemove={() => {
                    // The focused button is removed with the address.
                    focusOpener('new')
                    void addressBook.remove(address)
                  }}
                  onMakeDefault={() => {
                    // The focused button vanishes.
                    focusOpener(address.id)
                    void addressBook.makeDefault(address)
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <ActionProblem className="mt-4">{!isListed && problem?.text}</ActionProblem>
      {removed && (
        <p className="mt-4 flex flex-wrap gap-x-4">
          {t('addresses.removed')}
          <button
            type="button"
            className="link"
            onClick={() => {
              // The focused button vanishes.
              focusOpener('new')
              removed.undo()
            }}
          >
            {t('addresses.undo')}
          </button>
        </p>
      )}
      {editing === 'new' ? (
        <section className={`${cardSheet} mt-5 ${formWidth}`}>
          <AddressEditor
            title={t('addresses.add-title')}
            address={{ ...emptyAddress, ...person }}
            countries={countries}
            isDefault={addresses.length === 0}
            onSave={async (change) => {
              await addressBook.add(change)
              close()
            }}
            onCancel={close}
          />
        </section>
      ) : (
        <button
          type="button"
          className="btn btn-outline mt-5"
          data-opens="new"
          onClick={() => setEditing('new')}
        >
          <Icon name="plus" size={18} />
          {t('addresses.add')}
        </button>
      )}
    </div>
  )
}

/** Shown until the next action, or until the page is left. */
function useLastAction(userId: number | undefined) {
  const problem = useStore(addressProblem)
  const removed = useStore(removedAddress)
  useEffect(
    () => () => {
      addressProblem.set(undefined)
      removedAddress.set(undefined)
    },
    [],
  )
  return {
    problem: problem?.userId === userId ? problem : undefined,
    removed: removed?.userId === userId ? removed : undefined,
  }
}
