import { eq } from 'drizzle-orm'
import { auditPersonalData } from './accounts/audit/personal-data.ts'
import type { Erasure } from './accounts/own-data/erase-account.ts'
import { accountsPersonalData } from './accounts/own-data/personal-data.ts'
import { basketsPersonalData } from './baskets/personal-data.ts'
import { cartPersonalData } from './cart/personal-data.ts'
import { wishlistPersonalData } from './cart/wishlist/personal-data.ts'
import { importsPersonalData } from './catalogue/imports/uploads/personal-data.ts'
import { restrictionsPersonalData } from './catalogue/restrictions/personal-data.ts'
import { stockPersonalData } from './catalogue/stock/personal-data.ts'
import { checkoutPersonalData } from './checkout/personal-data.ts'
import { claimsPersonalData } from './claims/personal-data.ts'
import { clientsPersonalData } from './clients/personal-data.ts'
import {
  countOrdersEarningFor,
  giveUpCommission,
  lockOrdersEarningFor,
} from './commission/give-up-commission.ts'
import { commissionPersonalData } from './commission/personal-data.ts'
import { contentPersonalData } from './content/personal-data.ts'
import { marketingPersonalData } from './marketing/personal-data.ts'
import { messagesPersonalData } from './messages/personal-data.ts'
import { lockOrdersOf } from './orders/change-order-state.ts'
import { guestsPersonalData } from './orders/guests/personal-data.ts'
import { paymentsPersonalData } from './orders/payments/personal-data.ts'
import { ordersPersonalData } from './orders/personal-data.ts'
import { reactionsPersonalData } from './orders/reactions/personal-data.ts'
import { recallsPersonalData } from './orders/recalls/personal-data.ts'
import { orders } from './orders/tables.ts'
import { mailPersonalData } from './platform/mail/personal-data.ts'
import { practicePersonalData } from './practice/personal-data.ts'
import { practitionersPersonalData } from './practitioners/personal-data.ts'
import { protocolPartsPersonalData, protocolsPersonalData } from './protocols/personal-data.ts'
import { questionsPersonalData } from './questions/personal-data.ts'
import { storefrontPersonalData } from './storefront/personal-data.ts'

/** The personal data of all features, and how it is erased with an account. */
export const erasure: Erasure = {
  // Sharing locks a protocol, then a client, then what belongs to both: the same order here avoids a deadlock.
  personalData: [
    ...practicePersonalData,
    ...commissionPersonalData,
    ...paymentsPersonalData,
    ...recallsPersonalData,
    ...reactionsPersonalData,
    ...questionsPersonalData,
    ...messagesPersonalData,
    ...guestsPersonalData,
    ...ordersPersonalData,
    ...cartPersonalData,
    ...checkoutPersonalData,
    ...wishlistPersonalData,
    ...protocolsPersonalData,
    ...clientsPersonalData,
    ...basketsPersonalData,
    ...protocolPartsPersonalData,
    ...storefrontPersonalData,
    ...claimsPersonalData,
    ...contentPersonalData,
    ...practitionersPersonalData,
    ...marketingPersonalData,
    ...stockPersonalData,
    ...importsPersonalData,
    ...restrictionsPersonalData,
    ...auditPersonalData,
    ...mailPersonalData,
    ...accountsPersonalData,
  ],
  // Orders are locked before the person; one that was placed or earned from in between would be missed.
  async lockBeforeErasure(tx, userId) {
    const locked = await lockOrdersOf(tx, userId)
    const earning = await lockOrdersEarningFor(tx, userId)
    return async () =>
      (await tx.$count(orders, eq(orders.userId, userId))) <= locked &&
      (await countOrdersEarningFor(tx, userId)) <= earning
  },
  giveUpCommission,
}
