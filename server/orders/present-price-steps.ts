import type { PriceSteps } from '#contract/checkout.ts'
import type { DeliveryMethod } from '#domain/delivery/zones.ts'
import { type Currency, type Minor, toMajor } from '#domain/money.ts'
import type { Priced } from '#domain/pricing/price.ts'
import type { VoucherKind } from '#domain/pricing/vouchers.ts'

type Steps = {
  priced: Omit<Priced, 'lines'>
  currency: Currency
  practitioner: PriceSteps['practitioner']
  voucher: { code: string; kind: VoucherKind } | null
  way: { method: DeliveryMethod; country: string; freeFrom: Minor | null }
}

/** Each step of a price, as sent in the API. */
export function presentPriceSteps({ priced, currency, practitioner, voucher, way }: Steps): PriceSteps {
  const { delivery } = priced
  return {
    currency,
    regular: toMajor(priced.regular),
    sale: toMajor(priced.sale),
    subtotal: toMajor(priced.subtotal),
    discount_rate: priced.discountRate,
    discount: toMajor(priced.discount),
    practitioner,
    voucher: toMajor(priced.voucher),
    voucher_code: voucher?.code ?? null,
    voucher_kind: voucher?.kind ?? null,
    delivery: delivery && {
      method: way.method,
      country: way.country,
      price: toMajor(delivery.price),
      free: delivery.free,
      free_from: way.freeFrom === null ? null : toMajor(way.freeFrom),
      total: toMajor(delivery.total),
    },
    total: toMajor(priced.total),
    vat: toMajor(priced.vat),
    taxes: priced.taxes.map(({ percent, gross, net, vat }) => ({
      percent,
      gross: toMajor(gross),
      net: toMajor(net),
      vat: toMajor(vat),
    })),
  }
}
