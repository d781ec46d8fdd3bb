import type { Address } from '#contract/checkout.ts'
import type { Order } from '#contract/orders.ts'
import { placeLines } from '#domain/accounts/address-lines.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { destinationOf } from '#domain/delivery/destination.ts'
import type { Language } from '#domain/languages.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Card } from '../../ui/card.tsx'

/** Delivery address and method, and invoice address. */
export function AddressesCard({ order }: { order: Order }) {
  const { t, language } = useTranslation('orders')
  const { billing_address: billing } = order
  const lines = linesOf(destinationOf(order), language)
  const billingLines = linesOf(billing, language)
  const isSame = lines.join() === billingLines.join()
  return (
    <Card title={t(isSame ? 'addresses.both' : 'addresses.delivery')}>
      <p className="text-small text-ink-3">{t(`delivery.${order.delivery_method}`)}</p>
      <AddressText lines={lines} />
      {!isSame && (
        <>
          <h3 className="mt-5 text-h3 font-medium">{t('addresses.billing')}</h3>
          <AddressText lines={billingLines} />
        </>
      )}
    </Card>
  )
}

const linesOf = (address: Address, language: Language) => [
  personName(address),
  ...placeLines(address, language),
]

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
