import type { FastifyInstance } from 'fastify'
import { NewVoucher, Voucher, VoucherChange, VoucherQuery, Vouchers } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { createVoucher, listVouchers, setVoucherDisabled } from './manage-vouchers.ts'

const tags = ['Admin']

/** For admins; buyers use a voucher with their order. */
export async function voucherRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const { region } = deps.config

  app.get(
    adminOrderPaths.vouchers,
    {
      schema: {
        tags,
        summary: 'List the vouchers, newest first',
        querystring: VoucherQuery,
        response: { 200: Vouchers, 400: Problem },
      },
    },
    (request) => listVouchers(deps.db, region, request.query),
  )
  app.post(
    adminOrderPaths.vouchers,
    {
      schema: {
        tags,
        summary: 'Create a voucher',
        body: NewVoucher,
        response: { 201: Voucher, 400: Problem, 409: Problem },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await createVoucher({ ...ctxOf(request, deps), region }, request.body)),
  )
  app.put(
    adminOrderPaths.voucher(':id'),
    {
      schema: {
        tags,
        summary: 'Disable or re-enable a voucher',
        params: PathId,
        body: VoucherChange,
        response: { 200: Voucher, 400: Problem, 404: Problem },
      },
    },
    (request) =>
      setVoucherDisabled({ ...ctxOf(request, deps), region }, request.params.id, request.body.disabled),
  )
}
