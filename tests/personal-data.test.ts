import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { users } from '#server/accounts/tables.ts'
import { erasure } from '#server/personal-data.ts'
import { formerAddresses } from '#server/platform/mail/tables.ts'

const { personalData } = erasure
const modules = await Promise.all(globSync('server/**/tables.ts').map((file) => import(resolve(file))))
const tables = modules
  .flatMap((module) => Object.values(module as object))
  .filter((value): value is PgTable => is(value, PgTable))
const nameOf = (table: PgTable) => getTableConfig(table).name
const declared = new Map(personalData.map((declaration) => [declaration.table, declaration]))

/** Tables whose rows belong to users, directly or through other tables. */
function ofPeople(): PgTable[] {
  const found = new Set<PgTable>([users])
  const leadsToPeople = (table: PgTable) =>
    getTableConfig(table).foreignKeys.some((key) => found.has(key.reference().foreignTable))
  for (let known = 0; known < found.size; ) {
    known = found.size
    for (const table of tables) if (leadsToPeople(table)) found.add(table)
  }
  return [...found]
}

describe('each table with personal data', () => {
  const soundsPersonal =
    /email|recipient|address|phone|first_?name|last_?name|street|postal|city|password|birth|user_?id|practitioner_?id/i
  /** Kept only until its email is sent, two weeks at most. */
  const passing: readonly PgTable[] = [formerAddresses]

  test('is found', () => {
    expect(tables.length).toBeGreaterThan(20)
    expect(ofPeople().length).toBeGreaterThan(8)
  })

  test('says how it is exported and how it is erased', { tags: ['data-export', 'order-retention'] }, () => {
    expect(
      ofPeople()
        .filter((table) => !declared.has(table))
        .map(nameOf),
    ).toEqual([])
  })

  test('is recognised by its columns if no foreign key leads to a user', () => {
    const silent = tables.filter((table) => !declared.has(table) && !passing.includes(table))
    const sounding = silent.flatMap((table) =>
      Object.keys(getTableColumns(table))
        .filter((column) => soundsPersonal.test(column))
        .map((column) => `${nameOf(table)}.${column}`),
    )
    expect(sounding).toEqual([])
  })

  test.each(personalData)(
    '$name: exports each column, or says why not',
    ({ table, given, sealed, withheld }) => {
      const said = [...given, ...Object.keys(sealed), ...Object.keys(withheld)]
      expect(new Set(said).size).toBe(said.length)
      expect(said.sort()).toEqual(Object.keys(getTableColumns(table)).sort())
    },
  )
})
