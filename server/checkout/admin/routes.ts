import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  AdminPaymentMethod,
  AdminPaymentMethods,
  NewVoucher,
  PaymentMethodChange,
  Voucher,
  VoucherChange,
  Vouchers,
} from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/order-paths.ts'
import { Problem } from '#contract/problem.ts'
import { onlyForAdmins } from '#server/admin/queries/second-factor.ts'
import { ctxOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { listPaymentMethods } from '../queries/payment-methods.ts'
import type { CheckoutWorld } from '../world.ts'
import { presentForAdmin, putPaymentMethod } from './payment-methods.ts'
import { createVoucher, listVouchers, switchVoucher } from './vouchers.ts'

const tags = ['Admin']
const MethodKey = z.object({ key: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/) })

export async function checkoutAdminRoutes(scope: FastifyInstance, world: CheckoutWorld): Promise<void> {
  onlyForAdmins(scope, world)
  await scope.register(voucherRoutes, world)
  await scope.register(methodRoutes, world)
}

async function voucherRoutes(scope: FastifyInstance, world: CheckoutWorld): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { region } = world.config

  app.get(
    adminOrderPaths.vouchers,
    { schema: { tags, summary: 'All vouchers, the newest first', response: { 200: Vouchers } } },
    async () => ({ data: await listVouchers(world.db, region) }),
  )
  app.post(
    adminOrderPaths.vouchers,
    {
      schema: {
        tags,
        summary: 'Makes a voucher',
        body: NewVoucher,
        response: { 201: Voucher, 400: Problem, 409: Problem },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await createVoucher({ ...ctxOf(request, world), region }, request.body)),
  )
  app.put(
    adminOrderPaths.voucher(':id'),
    {
      schema: {
        tags,
        summary: 'Switches a voucher off or on again',
        params: PathId,
        body: VoucherChange,
        response: { 200: Voucher, 400: Problem, 404: Problem },
      },
    },
    (request) =>
      switchVoucher({ ...ctxOf(request, world), region }, request.params.id, request.body.disabled),
  )
}

async function methodRoutes(scope: FastifyInstance, world: CheckoutWorld): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    adminOrderPaths.paymentMethods,
    {
      schema: {
        tags,
        summary: 'All payment methods, in their order',
        response: { 200: AdminPaymentMethods },
      },
    },
    async () => ({ data: (await listPaymentMethods(world.db)).map(presentForAdmin) }),
  )
  app.put(
    adminOrderPaths.paymentMethod(':key'),
    {
      schema: {
        tags,
        summary: 'Changes a payment method; a new key adds one',
        params: MethodKey,
        body: PaymentMethodChange,
        response: { 200: AdminPaymentMethod, 201: AdminPaymentMethod, 400: Problem },
      },
    },
    async (request, reply) => {
      const { isNew, method } = await putPaymentMethod(
        ctxOf(request, world),
        request.params.key,
        request.body,
      )
      return reply.code(isNew ? 201 : 200).send(method)
    },
  )
}
