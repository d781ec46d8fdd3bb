import { authPaths } from '#contract/account-paths.ts'
import type { RegistrationOptions } from '#contract/accounts.ts'
import type { Address } from '#contract/checkout.ts'
import { placeLines } from '#domain/accounts/address-lines.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { commaList } from '#domain/languages.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { usePublicData } from '#web/platform/public-data.ts'
import { CheckField } from '#web/ui/form/check-field.tsx'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'
import type { CheckoutDraft } from '../draft.ts'
import type { ChangeDraft } from '../use-draft.ts'
import type { AddressFields } from './address-step.tsx'

type InvoiceAddressProps = {
  Fields: AddressFields
  /** The countries the shop delivers to. */
  countries: readonly string[]
  newAddress: Address
  draft: CheckoutDraft
  change: ChangeDraft
  problem?: string | undefined
}

export function InvoiceAddress({
  Fields,
  countries: delivered,
  newAddress,
  draft,
  change,
  problem,
}: InvoiceAddressProps) {
  const { t, language } = useTranslation('checkout')
  const { billing, isBillingOther } = draft
  // An invoice may go to any country.
  const options = usePublicData<RegistrationOptions>(isBillingOther ? authPaths.registrationOptions : null)
  const countries = options.data?.countries.map(({ iso2 }) => iso2) ?? (options.error && delivered)
  const box = useFocusKept<HTMLElement>(billing ? 'given' : countries ? 'form' : 'waiting')
  return (
    <div className="mt-5">
      <CheckField
        label={t('invoice.same')}
        checked={!isBillingOther}
        onChange={({ target }) => change({ isBillingOther: !target.checked })}
      />
      {isBillingOther && (
        <section
          ref={box}
          data-invoice
          aria-label={t('invoice.title')}
          className="mt-2.5 mb-3.5 max-w-170 rounded-card border border-line p-4"
        >
          <h3 className="mb-3 text-h3 font-medium">{t('invoice.title')}</h3>
          {billing ? (
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-ink-2">
                {commaList([personName(billing), ...placeLines(billing, language)], language)}
              </span>
              <button
                type="button"
                className="link min-h-11"
                onClick={() => change({ billing: null, billingTyped: billing })}
              >
                {t('invoice.change')}
              </button>
            </p>
          ) : (
            countries && (
              <Fields
                address={draft.billingTyped ?? newAddress}
                countries={countries}
                hasCompany
                onChange={(billingTyped) => change({ billingTyped })}
                onSubmit={(given) => change({ billing: given })}
              >
                {() => (
                  <div>
                    <button type="submit" className="btn btn-outline">
                      {t('invoice.use')}
                    </button>
                  </div>
                )}
              </Fields>
            )
          )}
          {problem && (
            <p role="alert" className="mt-1.5 text-[13px]/4.5 text-madder">
              {problem}
            </p>
          )}
        </section>
      )}
    </div>
  )
}
