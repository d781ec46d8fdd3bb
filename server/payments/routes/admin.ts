import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AdminPaymentMethod, AdminPaymentMethods, PaymentMethodChange } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { listPaymentMethods } from '../payment-methods.ts'
import { presentForAdmin, putPaymentMethod } from '../put-payment-method.ts'

const tags = ['Admin']
const MethodKey = z.object({ key: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/) })

export async function paymentMethodAdminRoutes(
  scope: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'jobs'>,
): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    adminOrderPaths.paymentMethods,
    {
      schema: {
        tags,
        summary: 'List all payment methods in display order',
        response: { 200: AdminPaymentMethods },
      },
    },
    async () => ({ data: (await listPaymentMethods(deps.db)).map(presentForAdmin) }),
  )
  app.put(
    adminOrderPaths.paymentMethod(':key'),
    {
      schema: {
        tags,
        summary: 'Update a payment method; a new key adds one',
        params: MethodKey,
        body: PaymentMethodChange,
        response: { 200: AdminPaymentMethod, 201: AdminPaymentMethod, 400: Problem },
      },
    },
    async (request, reply) => {
      const { isNew, method } = await putPaymentMethod(ctxOf(request, deps), request.params.key, request.body)
      return reply.code(isNew ? 201 : 200).send(method)
    },
  )
}
