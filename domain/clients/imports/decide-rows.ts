import { emailKey, isEmail, writtenAddress } from '../../accounts/email.ts'
import { type Language, languageNames, languageOf, languages } from '../../languages.ts'
import { isLine } from '../../text.ts'
import { type DiscountRate, discountRates } from '../discounts.ts'
import type { ImportColumn } from './columns.ts'
import type { FileRow, ImportedClient, ImportRow, RowProblem, RowReason } from './rows.ts'

type Known = {
  /** The practitioner's clients by address. */
  clients: ReadonlyMap<string, ImportedClient>
  /** Addresses of those who withdrew their consent. */
  withdrawn: ReadonlySet<string>
  /** Of the practitioner. */
  email: string | null
  /** For rows without one. */
  language: Language
}

const nameMaximum = 100

/** What importing the rows would do. A client who is already known keeps their name and discount. */
export function decideRows(rows: readonly FileRow[], known: Known): ImportRow[] {
  const lineOf = new Map<string, number>()
  return rows.map(({ line, cells }) => {
    if (!cells) return refused(line, [{ reason: 'unreadable', column: null, found: '' }])
    const { client, problems } = readClient(cells, known.language)
    const key = emailKey(client.email)
    const first = lineOf.get(key)
    const isSame = known.email !== null && emailKey(known.email) === key
    if (isSame) problems.push({ reason: 'own-address', column: 'email', found: client.email })
    if (known.withdrawn.has(key))
      problems.push({ reason: 'consent-withdrawn', column: 'email', found: client.email })
    if (first !== undefined)
      problems.push({ reason: 'twice', column: 'email', found: client.email, line: first })
    if (problems.length > 0) return refused(line, problems)
    lineOf.set(key, line)
    const same = known.clients.get(key)
    return same ? { line, outcome: 'known', client: same } : { line, outcome: 'added', client }
  })
}

function refused(line: number, problems: RowProblem[]): ImportRow {
  return { line, outcome: 'refused', problems }
}

function readClient(cells: Readonly<Record<ImportColumn, string>>, fallback: Language) {
  const problems: RowProblem[] = []
  const refuse = (reason: RowReason, column: ImportColumn) =>
    problems.push({ reason, column, found: cells[column].trim().slice(0, nameMaximum) })

  for (const column of ['first_name', 'last_name'] as const) {
    const name = cells[column].trim()
    if (name === '') refuse(column === 'first_name' ? 'first-name-missing' : 'last-name-missing', column)
    else if (name.length > nameMaximum || !isLine(name)) refuse('name-invalid', column)
  }
  const email = writtenAddress(cells.email)
  if (!isEmail(email)) refuse(email === '' ? 'email-missing' : 'email-invalid', 'email')
  const discount = readDiscount(cells.discount)
  if (discount === undefined) refuse('discount-invalid', 'discount')
  const language = readLanguage(cells.language, fallback)
  if (language === undefined) refuse('language-unknown', 'language')

  const client: ImportedClient = {
    email,
    first_name: cells.first_name.trim(),
    last_name: cells.last_name.trim(),
    discount_rate: discount ?? 0,
    language: language ?? fallback,
  }
  return { client, problems }
}

/** "10", "10 %" or "10%"; nothing is no discount. */
function readDiscount(text: string): DiscountRate | undefined {
  const digits = text.trim().replace(/\s?[%％]$/, '')
  return digits === '' ? 0 : discountRates.find((rate) => String(rate) === digits)
}

/** A code, or a language's own name. */
function readLanguage(text: string, fallback: Language): Language | undefined {
  const named = text.trim().toLowerCase()
  if (named === '') return fallback
  return languages.find((one) => languageNames[one].toLowerCase() === named) ?? languageOf(named)
}
