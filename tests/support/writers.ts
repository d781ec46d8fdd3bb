import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { userTypes } from '#domain/accounts/user-types.ts'
import { mintOneTimeToken } from '#server/accounts/one-time-tokens.ts'
import { eraseAccount } from '#server/accounts/own-data/erase-account.ts'
import { activate } from '#server/accounts/registration/activate.ts'
import { register } from '#server/accounts/registration/register.ts'
import { resetPassword } from '#server/accounts/registration/reset-password.ts'
import { changeRole } from '#server/accounts/roles/change-role.ts'
import { deactivateUser } from '#server/accounts/roles/deactivate-user.ts'
import { resetSecondFactor } from '#server/accounts/roles/reset-second-factor.ts'
import { confirmEmail, requestEmailChange } from '#server/accounts/security/change-email.ts'
import { changePassword } from '#server/accounts/security/change-password.ts'
import { replaceRecoveryCodes } from '#server/accounts/security/recovery-codes.ts'
import { endSecondFactor, renewRecoveryCodes } from '#server/accounts/security/second-factor.ts'
import { endOtherSessions } from '#server/accounts/security/sessions.ts'
import { sessions, users } from '#server/accounts/tables.ts'
import { addLine } from '#server/cart/add-line.ts'
import { addAddress } from '#server/checkout/addresses/address-book.ts'
import { checkOut } from '#server/checkout/check-out.ts'
import { priceCheckout } from '#server/checkout/price-checkout.ts'
import { cancelOrder } from '#server/orders/cancel-order.ts'
import { lockOwnOrder } from '#server/orders/change-order-state.ts'
import { erasure } from '#server/personal-data.ts'
import { folderFiles } from '#server/platform/files.ts'
import { type OnceKey, once } from '#server/platform/idempotency/once.ts'
import { changePractitionerProfile } from '#server/practitioners/profile/profile.ts'
import { noJobs } from '../../seeds/no-jobs.ts'
import { demonstrationPassword as password } from '../../seeds/people/people.ts'
import { annasAddress } from './annas-address.ts'
import type { BuyingShop } from './buying-api.ts'
import type { Writer } from './concurrent-writes.ts'
import { eventsWith } from './events.ts'
import { orderRecords } from './placed-orders.ts'
import { sealing } from './shop-api.ts'

const jobs = noJobs
const events = eventsWith(jobs)
const securityLog = () => {}
const password2 = 'Another-Verbena-2'
/** A user and the writes about them; `more` locks like one of the `writers`. */
type Written = { id: number; writers: Record<string, Writer>; more: Record<string, Writer> }
const keyOf = (userId: number): OnceKey => ({
  scope: `user:${userId}`,
  key: randomUUID(),
  userId,
  requestHash: '',
})

/** Users, and every write about one of them; the locks are those of the shop's own code. */
export async function openWriters(shop: BuyingShop) {
  const { db, catalogue: products, config, translations } = shop
  const files = folderFiles(tmpdir())
  const records = orderRecords({ db })
  const variantId = await shop.product('plenty', { stock: 1_000_000 })
  const other = await shop.product('plenty-too', { stock: 1_000_000 })
  const admin = await shop.person({ userTypeId: userTypes.admin })
  const deps = {
    pickUp: undefined,
    clock: () => new Date(),
    config,
    db,
    events,
    jobs,
    products,
    translations,
    provider: shop.money.provider,
    log: pino({ level: 'silent' }),
    origin: () => 'https://shop.example',
  }
  const region = config.region

  /** Somebody who has registered and waits for the email. */
  async function newcomer(): Promise<Written> {
    const now = new Date()
    const { id: userId, email } = await shop.person({ userTypeId: userTypes.client, activatedAt: null })
    const token = (purpose: 'activate' | 'reset-password', keepOlder = false) =>
      mintOneTimeToken(db, { userId, purpose, now, keepOlder })
    const activation = await token('activate')
    const reset = await token('reset-password')
    const registration = {
      ...({ user_type_id: 4, language: 'en', terms_accepted: true } as const),
      email,
      password,
      confirm_password: password,
      first_name: 'Anna',
      last_name: 'Maes',
      country: 'BE',
    }
    const writers = {
      'registers once more': () => register({ db, jobs, events, now }, registration, { sends: true }),
      'is written an activation email': () => token('activate'),
      'is written an email for a new password': () => token('reset-password'),
      'activates the account': () => activate({ db, events, now }, activation),
      'sets a password by email': () =>
        resetPassword({ db, jobs, events, now, sealing, securityLog }, { token: reset, password }),
    }
    return { id: userId, writers, more: {} }
  }

  /** A practitioner with a second factor, a full cart, a paid order and an unpaid order. */
  async function member(): Promise<Written> {
    const now = new Date()
    const newEmail = `${randomUUID()}@people.example`
    const user = await shop.person({
      userTypeId: userTypes.practitioner,
      pendingEmail: newEmail,
      totpSecret: sealing.seal('JBSWY3DPEHPK3PXP'),
      totpEnabledAt: now,
    })
    const { id: userId, userTypeId } = user
    const codes = await replaceRecoveryCodes(db, userId)
    const [session] = await db
      .insert(sessions)
      .values([1, 2].map(() => sessionRow(userId, now)))
      .returning({ id: sessions.id })
    const actor = { id: userId, userTypeId, sessionId: session!.id }
    const whose = { db, jobs, events, erasure, sealing, securityLog, files }
    const ctx = { ...whose, products, region, translations, now, actor }
    const adminCtx = { ...ctx, actor: { id: admin.id, userTypeId: userTypes.admin, sessionId: 1 } }
    const reset = await mintOneTimeToken(db, { userId, purpose: 'reset-password', now })
    const change = await mintOneTimeToken(db, { userId, purpose: 'change-email', now, newEmail })
    const paid = await records.placed({ user, lines: [{ variantId }, { variantId: other }] })
    await records.reported(jobs, paid, 'paid')
    const waiting = await records.placed({ user, lines: [{ variantId }, { variantId: other }] })
    await shop.fill(userId, [{ variantId }, { variantId: other }])
    const delivery = { country: 'BE', method: 'door', voucherCode: undefined } as const
    const reader = { id: userId, userTypeId, language: 'en' } as const
    const { quote } = await priceCheckout({ db, products, region, translations }, reader, {
      ...delivery,
      now,
    })
    const checkout = {
      quote,
      address: annasAddress,
      billing_address: null,
      save_address: true,
      voucher_code: undefined,
      ...({ delivery_method: 'door', payment_method: 'visa', terms_accepted: true } as const),
    }
    const contact = {
      first_name: 'Anna',
      last_name: 'Maes',
      country: 'BE',
      phone: null,
      phone_country: null,
      street: '',
      postal_code: '',
      city: '',
      address_region: '',
      language: 'en' as const,
      health_profession: 1,
      expertise_level: 1,
      organisation_type: 1,
      organisation_name: 'Practice',
    }
    const cancel = (orderId: number) =>
      once(db, keyOf(userId), now, async (tx) => {
        const order = await lockOwnOrder(tx, orderId, userId)
        await cancelOrder({ ...ctx, db: tx }, order, { by: 'client', userId })
        return {}
      })
    const writers = {
      'is written an email for a new password': () =>
        mintOneTimeToken(db, { userId, purpose: 'reset-password', now }),
      'sets a new password by email': () =>
        resetPassword(
          { db, jobs, events, now, sealing, securityLog },
          { token: reset, password: password2, otp: codes[0] },
        ),
      'confirms a new address': () => confirmEmail({ db, jobs, events, now }, change),
      'changes the password': () => changePassword(ctx, { present_password: password, password: password2 }),
      'changes the profile': () => changePractitionerProfile(ctx, contact),
      'switches the second factor off': () => endSecondFactor(ctx, { password, otp: codes[1] }),
      'is deactivated': () => deactivateUser(adminCtx, userId),
      orders: () => checkOut(deps, { buyer: reader, key: keyOf(userId), now }, checkout),
      'gives an order up': () => cancel(waiting.id),
      'has paid': () => records.reported(jobs, waiting, 'paid'),
      'erases the account': () => eraseAccount(ctx, { password, otp: codes[2] }),
    }
    const more = {
      'signs other devices out': () => endOtherSessions(ctx),
      'is paid back': () => cancel(paid.id),
      'asks for a new address': () => requestEmailChange(ctx, { email: newEmail, password }, { sends: true }),
      'draws new recovery codes': () => renewRecoveryCodes(ctx, { password, otp: codes[3] }),
      'has the second factor turned off by an admin': () => resetSecondFactor(adminCtx, userId),
      'gets another role': () => changeRole(adminCtx, { userId, userTypeId: userTypes.client }),
      'saves an address': () => addAddress(ctx, { address: annasAddress, isDefault: true }),
      'adds to the cart': () => addLine(ctx, { variantId, quantity: 1 }),
    }
    return { id: userId, writers, more }
  }

  const rowOf = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]!

  return { newcomer, member, rowOf }
}

function sessionRow(userId: number, now: Date): typeof sessions.$inferInsert {
  const expiresAt = new Date(now.getTime() + 86_400_000)
  return { userId, rotatedAt: now, createdAt: now, lastSeenAt: now, expiresAt, kind: 'laptop' }
}
