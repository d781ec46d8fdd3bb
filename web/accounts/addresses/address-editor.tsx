import { useEffect, useId, useRef, useState } from 'react'
import type { Address, AddressChange } from '#contract/checkout.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { AddressForm, emptyAddress } from './address-form.tsx'

type AddressEditorProps = {
  title: string
  address: Address
  countries: readonly string[]
  /** The address is already the default, or the first one: no need to ask. */
  isDefault: boolean
  onSave(change: AddressChange): Promise<void>
  onCancel(): void
}

export function AddressEditor({
  title,
  address,
  countries,
  isDefault,
  onSave,
  onCancel,
}: AddressEditorProps) {
  const { t } = useTranslation('account')
  const [makesDefault, setMakesDefault] = useState(isDefault)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby={id}>
      <h2
        ref={heading}
        id={id}
        tabIndex={-1}
        className="mb-4 text-h3 font-medium focus:shadow-none focus:outline-none"
      >
        {title}
      </h2>
      <AddressForm
        address={addressOf(address)}
        countries={countries}
        hasCompany
        onSubmit={(given) => onSave({ ...given, is_default: makesDefault })}
      >
        {({ busy }) => (
          <>
            {!isDefault && (
              <CheckField
                label={t('addresses.default-label')}
                checked={makesDefault}
                onChange={({ target }) => setMakesDefault(target.checked)}
              />
            )}
            <div className="flex flex-wrap justify-end gap-3">
              <button type="button" className="btn btn-plain" onClick={onCancel}>
                {t('cancel')}
              </button>
              <SubmitButton busy={busy}>{t('addresses.save')}</SubmitButton>
            </div>
          </>
        )}
      </AddressForm>
    </section>
  )
}

/** The address without the fields that only the address book sets. */
function addressOf(address: Address): Address {
  const fields = Object.keys(emptyAddress) as (keyof Address)[]
  return Object.fromEntries(fields.map((field) => [field, address[field]])) as Address
}
