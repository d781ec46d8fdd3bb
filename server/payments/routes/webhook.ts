import type { FastifyInstance } from 'fastify'
import { PaymentNotice } from '#contract/checkout.ts'
import { paymentPaths } from '#contract/order-paths.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { parseQuery, type ZodTypes } from '#server/platform/http.ts'
import { refuse } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { type PaymentProvider, PaymentUnreachable } from '../providers/provider.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    /** Something happened to a payment: fetches its state from the provider and settles it. */
    settlePayment: (provider: PaymentProvider['name'], providerId: string) => Promise<void>
  }
}

/** Far above what a provider sends; limits how often others can make the shop call the provider. */
const webhookLimit: Limit = { name: 'payment-notice', max: 1200, windowSeconds: 60 }
const longestForm = 4000

/** The webhooks of payment providers. Their content is not trusted. */
export async function webhookRoutes(
  scope: FastifyInstance,
  { limits, settlePayment }: Pick<Deps, 'limits' | 'settlePayment'>,
): Promise<void> {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, body, done) => done(null, { ...parseQuery(String(body)) }),
  )
  const webhooks = { mollie: paymentPaths.mollieWebhook, sandbox: paymentPaths.sandboxWebhook } as const
  for (const name of ['mollie', 'sandbox'] as const)
    scope.withTypeProvider<ZodTypes>().post(
      webhooks[name],
      {
        schema: {
          tags: ['Payment'],
          summary: 'Report a payment event; the shop then asks the provider for the payment’s state',
          body: PaymentNotice,
          response: { 200: PaymentNotice.pick({}), 400: Problem, 429: Problem, 503: Problem },
        },
      },
      async (request) => {
        await limits.check(request, webhookLimit)
        try {
          await settlePayment(name, request.body.id)
        } catch (error) {
          if (error instanceof PaymentUnreachable) return refuse('payment-unreachable')
          throw error
        }
        return {}
      },
    )
}
