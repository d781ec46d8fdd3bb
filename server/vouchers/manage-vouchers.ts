import { desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewVoucher, Voucher, Vouchers } from '#contract/admin-orders.ts'
import { dayMs, endOfDay } from '#domain/local-time.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { readVoucherCode } from '#domain/pricing/vouchers.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import { shopDate } from '#server/catalogue/stock/shop-date.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, type Page, totalsOf } from '#server/platform/paging.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { giftOf, type VoucherRow } from './find-voucher.ts'
import { vouchers } from './tables.ts'

/** Newest first. */
export async function listVouchers(db: Database, region: Region, page: Page): Promise<Vouchers> {
  const [total, rows] = await Promise.all([
    db.$count(vouchers),
    db.select().from(vouchers).orderBy(desc(vouchers.id)).limit(page.limit).offset(offsetOf(page)),
  ])
  return { data: rows.map((row) => present(row, region)), ...totalsOf(page, total) }
}

export function createVoucher(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'region'>,
  given: z.output<typeof NewVoucher>,
): Promise<Voucher> {
  const { region, now } = ctx
  const code = readVoucherCode(given.code)
  if (!code) return refuse('invalid-input', { code: ['invalid'] })
  return transact(ctx.db, async (db) => {
    const [row] = await db
      .insert(vouchers)
      .values({
        ...giftColumns(given.gift),
        ...termColumns(given.terms, region),
        code,
        currency: regionSettings[region].currency,
        createdAt: now,
      })
      .onConflictDoNothing({ target: vouchers.code })
      .returning()
    if (!row) return refuse('voucher-exists')
    const details = { voucher: row.code }
    await recordAudit({ ...ctx, db }, { action: 'voucher-created', subjectId: null, details })
    return present(row, region)
  })
}

/** A disabled voucher is unknown to buyers; orders that used it stay as they are. */
export function setVoucherDisabled(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'region'>,
  id: number,
  disabled: boolean,
): Promise<Voucher> {
  return transact(ctx.db, async (db) => {
    const [before] = await db.select().from(vouchers).where(eq(vouchers.id, id)).for('update')
    if (!before) return refuse('not-found')
    if ((before.disabledAt !== null) === disabled) return present(before, ctx.region)
    const [row] = await db
      .update(vouchers)
      .set({ disabledAt: disabled ? ctx.now : null })
      .where(eq(vouchers.id, id))
      .returning()
    const action = disabled ? 'voucher-disabled' : 'voucher-enabled'
    await recordAudit({ ...ctx, db }, { action, subjectId: null, details: { voucher: before.code } })
    return present(row!, ctx.region)
  })
}

/** Nothing was sold before; time zones of the first centuries are unreliable. */
const firstDay = '2000-01-01'
type VoucherInput = z.output<typeof NewVoucher>

function giftColumns(gift: VoucherInput['gift']) {
  const { kind } = gift
  return {
    kind,
    percent: gift.kind === 'percent' ? gift.percent : null,
    amount: gift.kind === 'amount' ? toMinor(gift.amount) : null,
  }
}

/** Whole days in the region's time zone. */
function termColumns(terms: VoucherInput['terms'], region: Region) {
  const { timeZone } = regionSettings[region]
  const { valid_from: from, valid_until: until } = terms
  if (from !== null && from < firstDay) refuse('invalid-input', { 'terms.valid_from': ['invalid'] })
  if (until !== null && until < (from ?? firstDay))
    refuse('invalid-input', { 'terms.valid_until': ['invalid'] })
  return {
    validFrom: from === null ? null : new Date(endOfDay(timeZone, Date.parse(from) - dayMs).getTime() + 1),
    validUntil: until === null ? null : endOfDay(timeZone, Date.parse(until)),
    usesMaximum: terms.uses_maximum,
    usesPerPerson: terms.uses_per_person,
    minimum: toMinor(terms.minimum),
  }
}

function present(row: VoucherRow, region: Region): Voucher {
  const dayOf = (timestamp: Date | null) => timestamp && shopDate(region, timestamp)
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    gift: giftOfRow(row),
    terms: {
      valid_from: dayOf(row.validFrom),
      valid_until: dayOf(row.validUntil),
      uses_maximum: row.usesMaximum,
      uses_per_person: row.usesPerPerson,
      minimum: toMajor(row.minimum),
    },
    used: row.used,
    disabled: row.disabledAt !== null,
    created_at: row.createdAt.toISOString(),
  }
}

function giftOfRow(row: VoucherRow): Voucher['gift'] {
  const gift = giftOf(row)
  return gift.kind === 'amount' ? { kind: 'amount', amount: toMajor(gift.amount) } : gift
}
