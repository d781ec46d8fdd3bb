import type { Address } from '#contract/checkout.ts'
import type { Order } from '#contract/orders.ts'
import { countryName } from '../../platform/country-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

/** Where it goes, how, and whose name is on the invoice. */
export function AddressesCard({ order }: { order: Order }) {
  const { t, language } = useTranslation('orders')
  const { address, billing_address: billing } = order
  const lines = linesOf(address, language)
  const billingLines = linesOf(billing, language)
  const isSame = lines.join() === billingLines.join()
  return (
    <section className="card-sheet" aria-labelledby="order-addresses">
      <h2 id="order-addresses" className="order-card-title">
        {t(isSame ? 'addresses.both' : 'addresses.delivery')}
      </h2>
      <p className="text-small text-ink-3">{t(`delivery.${order.delivery_method}`)}</p>
      <AddressText lines={lines} />
      {!isSame && (
        <>
          <h2 className="order-card-title mt-5">{t('addresses.billing')}</h2>
          <AddressText lines={billingLines} />
        </>
      )}
    </section>
  )
}

function linesOf(address: Address, language: Parameters<typeof countryName>[1]): string[] {
  return [
    `${address.first_name} ${address.last_name}`,
    address.company,
    address.street,
    `${address.postal_code} ${address.city}`.trim(),
    address.address_region,
    countryName(address.country, language) ?? address.country,
  ].filter((line) => line !== '')
}

function AddressText({ lines }: { lines: readonly string[] }) {
  return (
    <address className="mt-2 break-words text-ink-2 not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
