import type { FastifyInstance } from 'fastify'
import type { PaymentMethods } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import type { PaymentMark } from '#contract/pages.ts'
import { countriesDeliveredTo } from '#domain/delivery/zones.ts'
import { fallbackLanguage } from '#domain/languages.ts'
import { isUsableIn } from '#domain/payments/methods.ts'
import type { Region } from '#domain/regions.ts'
import { inProcessApi } from './in-process-api.ts'

type Options = { app: FastifyInstance; region: Region; clock(): number }

export const marksFreshMs = 60_000

/** The payment logos in the footer of each page: of methods that can be used in some country the shop delivers to. */
export function createPaymentMarks({ app, region, clock }: Options): () => Promise<readonly PaymentMark[]> {
  const api = inProcessApi(app, { language: fallbackLanguage, onWholeCatalogue: () => {} })
  let kept: { marks: Promise<readonly PaymentMark[]>; askedAtMs: number } | undefined

  async function ask(): Promise<readonly PaymentMark[]> {
    const countries = countriesDeliveredTo(region)
    const { data } = await api.get<PaymentMethods>(checkoutPaths.paymentMethods)
    return data
      .filter((method) => countries.some((country) => isUsableIn(method, country)))
      .map(({ name, mark, mark_ratio, countries }) => ({ name, src: mark, ratio: mark_ratio, countries }))
  }

  return () => {
    if (kept && clock() - kept.askedAtMs < marksFreshMs) return kept.marks
    const marks = ask().catch((error: unknown) => {
      // A page works without them; the next one tries again.
      app.log.error({ err: error }, 'marks of payment methods are missing')
      kept = undefined
      return []
    })
    kept = { marks, askedAtMs: clock() }
    return marks
  }
}
