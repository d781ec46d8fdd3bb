import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import type { Address, SavedAddress } from '#contract/checkout.ts'
import { placeLines } from '#domain/accounts/address-lines.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { commaList } from '#domain/languages.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { CheckField } from '#web/ui/form/check-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Choice, Choices } from '../choice.tsx'
import type { CheckoutDraft } from '../draft.ts'
import type { GuestBuyer } from '../guest.ts'
import { StepFoot } from '../step-section.tsx'
import type { ChangeDraft } from '../use-draft.ts'
import { offeredAddress, plainAddress } from './address-choice.ts'

type EmailField = { value: string; label: string; hint: string }

/** The props of the account's address form that the checkout uses. */
export type AddressFields = ComponentType<{
  id?: string | undefined
  address: Address
  countries: readonly string[]
  hasCompany?: boolean
  /** Given if it is asked for, above the address. */
  email?: EmailField | undefined
  onChange?(address: Address, email: string): void
  onSubmit(address: Address, email: string): void
  children(form: { busy: boolean }): ReactNode
}>

type AddressStepProps = {
  guest?: GuestBuyer | undefined
  Fields: AddressFields
  book: readonly SavedAddress[]
  countries: readonly string[]
  /** Initial values of a new address. */
  newAddress: Address
  draft: CheckoutDraft
  change: ChangeDraft
  onDone(): void
}

export function AddressStep(props: AddressStepProps) {
  const { guest, Fields, book, countries, newAddress, draft, change, onDone } = props
  const { t } = useTranslation('checkout')
  const chosen = chosenAddress(props)

  function confirm(address: Address, email = '') {
    change({ address, email })
    onDone()
  }
  const proceed = (className?: string) => (
    <StepFoot {...(className && { className })}>
      <button type="submit" className="btn btn-primary btn-lead">
        {t('address.continue')}
      </button>
    </StepFoot>
  )
  return (
    <div className="max-w-[680px]">
      {book.length > 0 && <SavedAddresses {...props} chosen={chosen} />}
      {guest && <LoginOffer {...guest} />}
      {chosen ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            confirm(plainAddress(chosen))
          }}
        >
          {proceed()}
        </form>
      ) : (
        <Fields
          address={draft.typed ?? newAddress}
          countries={countries}
          email={guest && { value: draft.email, label: t('guest.email'), hint: t('guest.email-hint') }}
          onChange={(typed, email) => change({ typed, ...(guest && { email }) })}
          onSubmit={confirm}
        >
          {() => (
            <>
              {!guest && (
                <CheckField
                  label={t('address.keep')}
                  checked={draft.keepAddress}
                  onChange={({ target }) => change({ keepAddress: target.checked })}
                />
              )}
              {proceed('mt-1.5')}
            </>
          )}
        </Fields>
      )}
    </div>
  )
}

function LoginOffer({ isBack, onLogIn }: Pick<GuestBuyer, 'isBack' | 'onLogIn'>) {
  const { t } = useTranslation('checkout')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack && document.activeElement === document.body) button.current?.focus()
  }, [isBack])
  return (
    <p className="mb-4 text-ink-2">
      {t('guest.have-account')}{' '}
      <button ref={button} type="button" className="link min-h-11" onClick={onLogIn}>
        {t('guest.log-in')}
      </button>
    </p>
  )
}

type Chosen = SavedAddress | undefined

/** The chosen saved address, or the suggested one; undefined for a new address. */
export function chosenAddress({
  book,
  countries,
  draft,
}: Pick<AddressStepProps, 'book' | 'countries' | 'draft'>): Chosen {
  if (draft.savedId === null) return undefined
  return byId(book, draft.savedId) ?? offeredAddress(book, countries)
}

const byId = (book: readonly SavedAddress[], wanted: number | undefined): Chosen =>
  book.find(({ id }) => id === wanted)

function SavedAddresses({ book, countries, change, chosen }: AddressStepProps & { chosen: Chosen }) {
  const { t, language } = useTranslation('checkout')
  return (
    <Choices legend={<legend className="visually-hidden">{t('address.saved')}</legend>} className="mb-5">
      {book.map((address) => {
        const isDelivered = countries.includes(address.country)
        return (
          <Choice
            key={address.id}
            name="saved-address"
            isChosen={chosen?.id === address.id}
            isDisabled={!isDelivered}
            onChoose={() => change({ savedId: address.id })}
          >
            <span className="min-w-0 flex-1 leading-5">
              <b className="font-semibold">{personName(address)}</b>
              <span className="block text-small break-words text-ink-2">
                {commaList(placeLines(address, language), language)}
              </span>
              {!isDelivered && <span className="block text-small text-ink-3">{t('address.not-there')}</span>}
            </span>
          </Choice>
        )
      })}
      <Choice name="saved-address" isChosen={!chosen} onChoose={() => change({ savedId: null })}>
        <b className="flex-1 font-semibold">{t('address.other')}</b>
        <Icon name="plus" size={18} />
      </Choice>
    </Choices>
  )
}
