import type { FastifyInstance, FastifyRequest } from 'fastify'
import { commissionPaths } from '#contract/commission-paths.ts'
import { InvoiceParams, SelfBilling, SelfBillingConsent } from '#contract/commission-statements.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { sendPrivateFile } from '#server/platform/private-file.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { sendTextFile } from '#server/platform/text-file.ts'
import { paperLimit } from '../statements/routes.ts'
import { agreeToSelfBilling, getSelfBilling, withdrawSelfBilling } from './agreements.ts'
import { getSelfBilledInvoice, printSelfBilledInvoice } from './find-invoice.ts'

const tags = ['Commission']

/** Invoices that the shop writes for practitioners. */
export async function selfBillingRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const billingCtxOf = (request: FastifyRequest) => ({
    db: deps.db,
    region: deps.region,
    actor: signedIn(request),
    language: languageOfRequest(request),
    now: deps.clock(),
  })

  app.get(
    commissionPaths.selfBilling,
    {
      schema: {
        tags,
        summary: 'Get whether you have agreed to self-billing, and what your profile lacks for it',
        response: { 200: SelfBilling, 404: Problem },
      },
    },
    (request) => getSelfBilling(billingCtxOf(request)),
  )
  app.put(
    commissionPaths.selfBilling,
    {
      schema: {
        tags,
        summary: 'Agree that the shop writes the invoices for your commission, from next month on',
        body: SelfBillingConsent,
        response: { 200: SelfBilling, 400: Problem, 404: Problem, 409: Problem },
      },
    },
    (request) => agreeToSelfBilling(billingCtxOf(request), request.body.text_version),
  )
  app.delete(
    commissionPaths.selfBilling,
    {
      schema: {
        tags,
        summary: 'End self-billing; this month is not invoiced any more',
        response: { 200: SelfBilling, 404: Problem },
      },
    },
    (request) => withdrawSelfBilling(billingCtxOf(request)),
  )
  app.get(
    commissionPaths.invoicePdf(':number'),
    {
      schema: {
        tags,
        summary: 'Download a self-billed invoice or credit note as PDF',
        params: InvoiceParams,
        response: { 404: Problem, 429: Problem },
      },
    },
    (request, reply) =>
      deps.limits.inTurn(request, paperLimit, async () => {
        const { number } = request.params
        const bytes = await printSelfBilledInvoice(deps, { practitionerId: signedIn(request).id, number })
        return sendPrivateFile(reply, { name: `${number}.pdf`, type: 'application/pdf', bytes })
      }),
  )
  app.get(
    commissionPaths.invoiceXml(':number'),
    {
      schema: {
        tags,
        summary: 'Download a self-billed invoice or credit note as UBL 2.1, following EN 16931',
        params: InvoiceParams,
        response: { 404: Problem },
      },
    },
    async (request, reply) => {
      const { number } = request.params
      const { xml } = await getSelfBilledInvoice(deps.db, { practitionerId: signedIn(request).id, number })
      return sendTextFile(reply, { name: `${number}.xml`, type: 'application/xml', text: xml })
    },
  )
}
