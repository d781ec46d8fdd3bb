import { protocolPaths } from '#contract/protocol-paths.ts'
import type { BuilderSettings, Protocol } from '#contract/protocols.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import { saleToClient } from '#domain/commission/client-sale.ts'
import type { TierRate } from '#domain/commission/tiers.ts'
import { toMajor } from '#domain/money.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useAccountData } from '../../platform/session/account-data.ts'
import { pricedLines } from '../edits/priced-lines.ts'

/** Amounts as text. `earns` and the tier are unknown until the server has answered. */
export type SaleWords = {
  pays: string
  saves: string
  earns: string | undefined
  tierRate: TierRate | undefined
}

/** The price of a protocol at each discount. */
export function useSales({ products, currency }: Protocol): (discount: DiscountRate) => SaleWords {
  const { data: settings } = useAccountData<BuilderSettings>(protocolPaths.builder)
  const lines = pricedLines(products)
  const words = (amount: number) => formatMoney(toMajor(amount), currency)
  return (discount) => {
    const rate = settings?.tier_rate
    const sale = saleToClient(lines, discount, { rate: rate ?? 20, vatPercent: settings?.vat_percent ?? 0 })
    return {
      pays: words(sale.pays),
      saves: words(sale.saves),
      earns: rate && words(sale.earns),
      tierRate: rate,
    }
  }
}
