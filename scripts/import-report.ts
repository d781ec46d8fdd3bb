import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { stringify } from 'csv-stringify/sync'
import type { Decision } from '#domain/catalogue/imports/decide-rows.ts'
import { outcomes } from '#domain/catalogue/imports/outcome.ts'
import { escapedCell } from '#domain/catalogue/imports/verbena-columns.ts'
import type { KeyOf } from '#domain/text-keys.ts'
import { type ImportWords, noteText, reasonText } from './import-words.ts'

type Tally = Map<string, { count: number; row: number; text: string }>

/** Counts what happened to rows and why, and writes each row to a file if requested. */
export function createReport(words: ImportWords, path: string | undefined) {
  const file = path === undefined ? undefined : createWriteStream(path)
  file?.write(stringify([['row', 'last_row', 'outcome', 'product', 'reason', 'changed', 'notes']]))
  const reasons: Tally = new Map()
  const notes: Tally = new Map()
  const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, 0]))

  return {
    async add(decision: Decision): Promise<void> {
      const { number, lastNumber, outcome, reason, changed, key, after } = decision
      counts[outcome] = (counts[outcome] ?? 0) + 1
      const why = reason ? reasonText(words, reason) : ''
      if (reason) tally(reasons, `${outcome}: ${reason.code}`, number, why)
      for (const item of decision.notes) tally(notes, item.code, number, noteText(words, item))
      if (!file) return
      const product = after?.slug ?? key?.replace('\n', ' ') ?? ''
      const notesText = decision.notes.map((item) => noteText(words, item)).join('; ')
      const row = [String(number), String(lastNumber), outcome, product, why, changed.join(' '), notesText]
      if (!file.write(stringify([row.map(escapedCell)]))) await once(file, 'drain')
    },
    async close(): Promise<string[]> {
      if (file) await once(file.end(), 'finish')
      return [
        `  ${outcomes.map((outcome) => `${words(`outcomes.${outcome}`)} ${counts[outcome]}`).join('   ')}`,
        ...tallyLines(words, 'cli.reasons', reasons),
        ...tallyLines(words, 'cli.notes', notes),
        ...(path === undefined ? [] : [`  ${words('cli.report', { file: path })}`]),
      ]
    },
  }
}

function tally(tallies: Tally, code: string, row: number, text: string) {
  const known = tallies.get(code)
  if (known) known.count += 1
  else tallies.set(code, { count: 1, row, text })
}

function tallyLines(words: ImportWords, title: KeyOf<'imports'>, tallies: Tally): string[] {
  if (tallies.size === 0) return []
  const lines = [...tallies].sort(([, a], [, b]) => b.count - a.count)
  return [
    `  ${words(title)}`,
    ...lines.map(([code, { count, row, text }]) => {
      const example = words('cli.example', { row, text: text.slice(0, 140) })
      return `  ${String(count).padStart(8)}  ${code.padEnd(32)} ${example}`
    }),
  ]
}
