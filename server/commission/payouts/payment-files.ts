import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { PayoutFileName } from '#contract/payouts.ts'
import { payoutNumber } from '#domain/commission/payouts.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import { toMajor } from '#domain/money.ts'
import { seller } from '#domain/seller.ts'
import { sepaFile } from '#lib/sepa-transfers/sepa-transfers.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import { users } from '#server/accounts/tables.ts'
import { shopDate } from '#server/catalogue/stock/shop-date.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { unescapedCsv } from '#server/platform/csv.ts'
import { refuse } from '#server/platform/problems.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import type { TextFile } from '#server/platform/text-file.ts'
import { transact } from '#server/platform/transact.ts'
import { openAccount } from './accounts.ts'
import type { PayoutRow } from './present-payout.ts'
import { payoutRuns, payouts } from './tables.ts'

/** The file that a payout is sent with: euro by SEPA transfer, pounds by a list of accounts. */
export function fileOf({ method, currency }: Pick<PayoutRow, 'method' | 'currency'>): PayoutFileName {
  if (method === 'paypal') return 'paypal'
  return currency === 'EUR' ? 'sepa' : 'accounts'
}

/**
 * Of a run, without payouts that came back: the next run pays those. It contains account numbers, so reading it is
 * recorded.
 */
export function exportPaymentFile(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'region' | 'sealing' | 'translations'>,
  runId: number,
  file: PayoutFileName,
): Promise<TextFile> {
  const { now, region, sealing, translations } = ctx
  return transact(ctx.db, async (db) => {
    // A payout that is being returned at this moment is waited for.
    const [run] = await db.select().from(payoutRuns).where(eq(payoutRuns.id, runId)).for('update')
    const sent = await db
      .select({ ...getTableColumns(payouts), language: users.language })
      .from(payouts)
      .innerJoin(users, eq(users.id, payouts.practitionerId))
      .where(and(eq(payouts.runId, runId), isNull(payouts.returnedAt)))
      .orderBy(asc(payouts.id))
    const own = sent.filter((payout) => fileOf(payout) === file)
    if (!run || own.length === 0) return refuse('not-found')
    const others = run.downloads.filter((download) => download.file !== file)
    await db
      .update(payoutRuns)
      .set({ downloads: [...others, { file, at: now.toISOString() }] })
      .where(eq(payoutRuns.id, runId))
    await recordAudit(
      { ...ctx, db },
      { action: 'payout-file-opened', subjectId: null, details: { run: runId, file } },
    )
    const name = `payouts-${runId}-${file}`
    if (file === 'sepa')
      return {
        name: `${name}.xml`,
        type: 'application/xml',
        text: sepaFile({
          id: `VERBENA-${runId}`,
          at: run.at,
          day: shopDate(region, run.at),
          from: { name: seller.name, iban: seller.iban, bic: seller.bic },
          transfers: own.map((payout) => ibanTransfer({ sealing, translations }, payout)),
        }),
      }
    const rows = own.map((payout) => rowOf(sealing, payout))
    const text = unescapedCsv([Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))])
    return { name: `${name}.csv`, type: 'text/csv', text }
  })
}

function ibanTransfer(
  { sealing, translations }: Pick<Ctx, 'sealing' | 'translations'>,
  { id, amount, sealedAccount, language }: PayoutRow & { language: Language },
) {
  const account = openAccount(sealing, sealedAccount)
  if (account.kind !== 'iban') throw new Error(`Payout ${id} has no IBAN`)
  const { holder, iban } = account
  const number = payoutNumber(id)
  // Banks pass on Latin letters only.
  const translate = translations.translatorFor(
    language === 'ja' || language === 'zh_tw' ? fallbackLanguage : language,
  )
  return {
    number,
    name: holder,
    iban,
    amount: toMajor(amount),
    text: translate('payouts:one.title', { number }),
  }
}

function rowOf(sealing: Sealing, { id, amount, currency, sealedAccount }: PayoutRow): Record<string, string> {
  const account = openAccount(sealing, sealedAccount)
  const sent = { reference: payoutNumber(id), amount: toMajor(amount).toFixed(2), currency }
  if (account.kind === 'paypal') return { email: account.email, ...sent }
  if (account.kind === 'iban') return { name: account.holder, iban: account.iban, ...sent }
  const { holder, sortCode, accountNumber } = account
  return {
    name: holder,
    sort_code: sortCode.replace(/(\d\d)(?!$)/g, '$1-'),
    account_number: accountNumber,
    ...sent,
  }
}
