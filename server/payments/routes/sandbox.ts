import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { SandboxChoice, SandboxPayment } from '#contract/checkout.ts'
import { paymentPaths } from '#contract/order-paths.ts'
import { Problem } from '#contract/problem.ts'
import { toMajor } from '#domain/money.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { refuse } from '#server/platform/problems.ts'
import { visitedAddress } from '#server/platform/visited-address.ts'
import { listUsableMethods, presentPaymentMethod } from '../payment-methods.ts'
import {
  chooseSandboxOutcome,
  findSandboxPayment,
  type SandboxRow,
  stateOfSandbox,
} from '../providers/sandbox-payments.ts'

const Named = z.object({ id: z.string().max(100) })

/** For the sandbox provider's payment page. Only in demonstration mode. */
export async function sandboxRoutes(
  scope: FastifyInstance,
  deps: Omit<Deps, 'settlePayment'>,
): Promise<void> {
  const { config, db, jobs } = deps
  noStore(scope)
  scope.addHook('onRequest', async () => {
    if (!config.demonstration) refuse('not-found')
  })
  const path = paymentPaths.sandboxPayment(':id')
  const visited = (host: string | undefined, payment: SandboxPayment) => ({
    ...payment,
    return_url: visitedAddress(deps, payment.return_url, host),
  })
  const typed = scope.withTypeProvider<ZodTypes>()

  typed.get(
    path,
    {
      schema: {
        tags: ['Payment'],
        summary: 'Get a payment of the sandbox provider (demonstration mode only)',
        params: Named,
        response: { 200: SandboxPayment, 404: Problem },
      },
    },
    async ({ params, headers }) => {
      const payment = (await findSandboxPayment(db, params.id)) ?? refuse('not-found')
      return visited(headers.host, await present(db, payment, deps.clock()))
    },
  )

  typed.post(
    path,
    {
      schema: {
        tags: ['Payment'],
        summary: 'Choose the outcome of a payment of the sandbox provider (demonstration mode only)',
        params: Named,
        body: SandboxChoice,
        response: { 200: SandboxPayment, 400: Problem, 404: Problem, 409: Problem },
      },
    },
    async ({ params, body, headers }) => {
      const now = deps.clock()
      const methods = await listUsableMethods(db)
      if (!methods.some(({ key }) => key === body.method)) return refuse('payment-method-unusable')
      const payment = await chooseSandboxOutcome({ db, jobs, now }, params.id, body)
      return visited(headers.host, await present(db, payment, now))
    },
  )
}

async function present(db: Database, payment: SandboxRow, now: Date): Promise<SandboxPayment> {
  const { id, description, amount, currency, method, returnUrl } = payment
  return {
    id,
    description,
    amount: toMajor(amount),
    currency,
    method,
    state: stateOfSandbox(payment, now),
    methods: (await listUsableMethods(db)).map(presentPaymentMethod),
    return_url: returnUrl,
  }
}
