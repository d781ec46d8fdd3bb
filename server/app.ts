import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { calls } from '#contract/calls.ts'
import { problemStatus } from '#contract/problem.ts'
import { needSecondFactor } from './accounts/admin-gate.ts'
import { accountEmails } from './accounts/emails.ts'
import {
  accountActivated,
  accountDeactivated,
  accountErased,
  accountReactivated,
  accountRegistered,
  emailConfirmed,
  roleChanged,
} from './accounts/events.ts'
import { accountRoutes } from './accounts/routes.ts'
import { openKnownDevices } from './accounts/sign-in/known-devices.ts'
import { openSignIns } from './accounts/sign-in/sign-ins.ts'
import { adminRoutes } from './admin/routes.ts'
import { openBackgroundWork } from './background-work.ts'
import { basketEmails } from './baskets/emails.ts'
import { markBasketsOrdered } from './baskets/mark-ordered.ts'
import { basketRoutes } from './baskets/routes.ts'
import { emptyCart } from './cart/empty-cart.ts'
import { lockLinesOfPractitioner } from './cart/lock-cart.ts'
import { restoreCart } from './cart/restore-cart.ts'
import { cartRoutes } from './cart/routes.ts'
import { stockRequestEmails } from './cart/stock-requests/emails.ts'
import { importRoutes } from './catalogue/imports/uploads/routes.ts'
import { productImageRoutes, productPhotoRoutes } from './catalogue/management/image-routes.ts'
import { productManagementRoutes } from './catalogue/management/routes.ts'
import { pictureRoutes } from './catalogue/pictures/routes.ts'
import { productCountryRoutes, restrictionRoutes } from './catalogue/restrictions/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { labReportRoutes, publicLabReportRoutes } from './catalogue/stock/lab-report-routes.ts'
import { releaseStock, returnStock } from './catalogue/stock/return-stock.ts'
import { stockRoutes } from './catalogue/stock/routes.ts'
import { taxonomyRoutes } from './catalogue/taxonomy/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { claimEmails } from './claims/emails.ts'
import { claimRoutes } from './claims/routes.ts'
import { cleanupsOf } from './cleanups.ts'
import { clientEmails } from './clients/emails.ts'
import { linkClients } from './clients/link-clients.ts'
import { ownPractitionerRoutes } from './clients/own-practitioner-routes.ts'
import { creditCommission, reverseCommission, reverseOwnCommission } from './commission/book-commission.ts'
import { commissionEmails } from './commission/emails.ts'
import { payoutEmails } from './commission/payouts/emails.ts'
import { commissionRoutes } from './commission/routes.ts'
import { endSelfBilling } from './commission/self-billing/agreements.ts'
import { contentPictureRoutes } from './content/images/routes.ts'
import { contentRoutes } from './content/routes.ts'
import { type AppOptions, openDeps, type Parts } from './deps.ts'
import { deleteFormerProfiles, deleteProfiles } from './marketing/delete-profiles.ts'
import { marketingRoutes } from './marketing/routes.ts'
import { messageEmails } from './messages/emails.ts'
import { messageRoutes } from './messages/routes.ts'
import { issueCreditNote, issueInvoice } from './orders/documents/issue-invoice.ts'
import { queueOrderConfirmation, queueRefundEmail } from './orders/emails/on-order-events.ts'
import { orderEmails } from './orders/emails/order-emails.ts'
import { endOrdersOf } from './orders/end-order.ts'
import { guestOrdersJoined, orderEnded, orderPaid, orderPlaced, refundSettled } from './orders/events.ts'
import { joinAccountOfGuest, joinGuestOrders } from './orders/guests/join-account.ts'
import { handleWebhook } from './orders/payments/handle-webhook.ts'
import { reactionEmails } from './orders/reactions/emails.ts'
import { orderRoutes } from './orders/routes.ts'
import { pageRoutes } from './pages/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { apiDocumentRoutes } from './platform/api-document.ts'
import type { Deps } from './platform/context.ts'
import { on, type Subscription } from './platform/events.ts'
import { authenticate, guardCalls } from './platform/guards.ts'
import { openApi, openServer, platformRoutes } from './platform/server.ts'
import { loadTranslations } from './platform/translation.ts'
import { reminderEmails } from './practice/reminders/emails.ts'
import { renewalEmails } from './practice/renewals/emails.ts'
import { practiceRoutes } from './practice/routes.ts'
import { practitionerEmails } from './practitioners/emails.ts'
import {
  becomePractitioner,
  reachRegistrationMilestone,
  registerProfile,
} from './practitioners/profile/register-profile.ts'
import { practitionerRoutes } from './practitioners/routes.ts'
import { protocolEmails } from './protocols/emails.ts'
import { publicProtocolsChanged } from './protocols/public/events.ts'
import { protocolRoutes } from './protocols/routes.ts'
import { questionEmails } from './questions/emails.ts'
import { notifyOfWriter } from './questions/question-changes.ts'
import { questionRoutes } from './questions/routes.ts'
import { regionRoutes } from './regions/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { storePictureRoutes } from './storefront/images/routes.ts'
import { storefrontRoutes } from './storefront/routes.ts'
import { notifyOfOwner } from './storefront/store-changes.ts'
import { voucherRoutes } from './vouchers/routes.ts'
import { releaseVoucher } from './vouchers/voucher-uses.ts'

const rootFolder = join(import.meta.dirname, '..')

/** The reactions to each event: in this order, and in the transaction that published it. */
export const subscriptions: readonly Subscription[] = [
  on(accountRegistered, [registerProfile]),
  on(emailConfirmed, [linkClients, joinGuestOrders, deleteFormerProfiles]),
  on(accountActivated, [reachRegistrationMilestone]),
  on(roleChanged, [becomePractitioner, notifyOfOwner, notifyOfWriter]),
  on(accountDeactivated, [notifyOfOwner, notifyOfWriter]),
  on(accountReactivated, [notifyOfOwner, notifyOfWriter]),
  on(publicProtocolsChanged, [notifyOfOwner]),
  on(accountErased, [
    lockLinesOfPractitioner,
    endOrdersOf,
    endSelfBilling,
    deleteProfiles,
    notifyOfOwner,
    notifyOfWriter,
  ]),
  on(orderPlaced, [emptyCart]),
  on(orderPaid, [
    creditCommission,
    markBasketsOrdered,
    queueOrderConfirmation,
    issueInvoice,
    joinAccountOfGuest,
  ]),
  on(guestOrdersJoined, [reverseOwnCommission]),
  on(orderEnded, [restoreCart, releaseStock, releaseVoucher]),
  on(refundSettled, [returnStock, releaseVoucher, reverseCommission, queueRefundEmail, issueCreditNote]),
]

const emailsOf = ({
  brandingOf,
  claimSources,
  documentRenderer,
  catalogue,
  config,
  region,
  sealing,
  translations,
}: Parts) => ({
  ...accountEmails,
  ...claimEmails({ claimSources }),
  ...practitionerEmails(sealing),
  ...clientEmails({ brandingOf }),
  ...protocolEmails({ brandingOf, config, products: catalogue, sealing, translations }),
  ...basketEmails({ brandingOf, config, products: catalogue, sealing, translations }),
  ...stockRequestEmails({ products: catalogue, translations }),
  ...renewalEmails({ brandingOf, config, products: catalogue, sealing, translations }),
  ...reactionEmails,
  ...questionEmails,
  ...messageEmails({ sealing }),
  ...orderEmails({ ...documentRenderer, products: catalogue, sealing }),
  ...payoutEmails({ region, sealing }),
  ...reminderEmails({ config, products: catalogue, region, sealing, translations }),
  ...commissionEmails(config.region),
})

const callRoutes = [
  accountRoutes,
  claimRoutes,
  practitionerRoutes,
  adminRoutes,
  ownPractitionerRoutes,
  protocolRoutes,
  basketRoutes,
  cartRoutes,
  voucherRoutes,
  paymentRoutes,
  orderRoutes,
  commissionRoutes,
  checkoutRoutes,
  practiceRoutes,
  storefrontRoutes,
  contentRoutes,
  catalogueRoutes,
  restrictionRoutes,
  productCountryRoutes,
  productManagementRoutes,
  importRoutes,
  productImageRoutes,
  taxonomyRoutes,
  stockRoutes,
  labReportRoutes,
  publicLabReportRoutes,
  searchRoutes,
  regionRoutes,
  marketingRoutes,
  messageRoutes,
  questionRoutes,
]

/** The whole shop on one server. Returns at once; the read model loads in the background. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { app, catalogue, content, contentChanges, questionChanges, storeChanges, translations } =
    await buildApi(options)
  const { config, db, vite } = options
  await app.register(pageRoutes, {
    config,
    db,
    translations: translations.pages,
    catalogue,
    content,
    contentChanges,
    questionChanges,
    storeChanges,
    root: rootFolder,
    vite,
  })
  return app
}

/** The whole shop except its pages, which have to be built first. */
export async function buildApi(options: AppOptions) {
  const { config, db, sealing } = options
  const translations = loadTranslations(join(rootFolder, 'locales'))
  const server = openServer({ ...options, translations, statusOf: problemStatus })
  const { app } = server
  const deps = await openDeps(options, { ...server, translations, subscriptions })
  openBackgroundWork(app, deps, { emails: emailsOf(deps), cleanups: cleanupsOf(deps), pace: options.pace })

  await app.register(platformRoutes, { ...deps, stopping: options.stopping })
  await app.register(pictureRoutes, deps)
  await app.register(productPhotoRoutes, deps)
  await app.register(storePictureRoutes, deps)
  await app.register(contentPictureRoutes, deps)
  await app.register(
    async (api) => {
      const { limits, refuseOtherMethods } = await openApi(api, { ...options, ...server })
      const guarded = { ...deps, limits, knownDevices: openKnownDevices({ config, db, sealing }) }
      const signIns = await openSignIns(guarded)
      authenticate(api, signIns.identify)
      const settlePayment: Deps['settlePayment'] = (name, id) => handleWebhook(guarded, name, id)
      const all = { ...guarded, signIns, forget: signIns.forget, settlePayment } satisfies Deps
      await api.register(async (scope) => {
        guardCalls(scope, calls, { admin: (actor) => needSecondFactor(deps, actor) })
        for (const register of callRoutes) await scope.register((own) => register(own, all))
      })
      await api.register(apiDocumentRoutes)
      refuseOtherMethods()
    },
    { prefix: '/api' },
  )
  return { app, ...deps }
}
