import { expect, test } from 'vitest'
import { decideRows } from './decide-rows.ts'
import { readClientFile } from './read-file.ts'
import { type ImportedClient, importRowsMaximum } from './rows.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const rowsOf = (content: Uint8Array) => {
  const file = readClientFile(content)
  if ('problem' in file) throw new Error(file.problem)
  return file.rows.map(({ cells }) => cells && [cells.first_name, cells.email, cells.discount])
}
const decide = (text: string, clients: Record<string, ImportedClient> = {}, withdrawn: string[] = []) => {
  const file = readClientFile(bytes(text))
  if ('problem' in file) throw new Error(file.problem)
  const known = { clients: new Map(Object.entries(clients)), email: 'ilse@practice.example' }
  return decideRows(file.rows, { ...known, withdrawn: new Set(withdrawn), language: 'nl' })
}
const reasons = (text: string) =>
  decide(`first_name,last_name,email,discount,language\n${text}`).map((row) =>
    row.outcome === 'refused' ? row.problems.map(({ reason }) => reason) : row.outcome,
  )

test('a list is read whatever its encoding, separator and language', () => {
  const expected = [['Zoë', 'zoe@people.example', '10']]
  expect(rowsOf(bytes('first name,last name,email,discount\nZoë,Maes,zoe@people.example,10'))).toEqual(
    expected,
  )
  expect(rowsOf(bytes('\ufeffVorname;Nachname;E-Mail;Rabatt\r\nZoë;Maes;zoe@people.example;10\r\n'))).toEqual(
    expected,
  )
  expect(rowsOf(utf16('Prénom\tNom\tAdresse e-mail\tRemise\nZoë\tMaes\tzoe@people.example\t10'))).toEqual(
    expected,
  )
  expect(rowsOf(latin('Voornaam;Achternaam;E-mailadres;Korting\nZoë;Maes;zoe@people.example;10'))).toEqual(
    expected,
  )
  expect(rowsOf(bytes('名,姓,メールアドレス,割引\nZoë,Maes,zoe@people.example,10'))).toEqual(expected)
})

test('a file with guessed accents says so, and names the columns it leaves out', () => {
  expect(readClientFile(latin('Vorname;Nachname;Telefon;E-Mail\nZoë;Maes;1;z@people.example'))).toMatchObject(
    {
      encoding: 'windows-1252',
      ignored: ['Telefon'],
    },
  )
})

test('what is not a list of clients is refused with the reason', () => {
  expect(readClientFile(new Uint8Array([0x50, 0x4b, 3, 4, 20]))).toEqual({ problem: 'import-spreadsheet' })
  expect(readClientFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x81]))).toEqual({
    problem: 'import-encoding',
  })
  expect(readClientFile(bytes(' \n\n'))).toEqual({ problem: 'import-empty' })
  expect(readClientFile(bytes('first name,last name,email\n'))).toEqual({ problem: 'import-empty' })
  expect(readClientFile(bytes('name,email\nAnna,anna@people.example'))).toEqual({
    problem: 'import-columns',
    missing: ['first_name', 'last_name'],
  })
  const many = 'Anna,Maes,a@people.example\n'.repeat(importRowsMaximum + 1)
  expect(readClientFile(bytes(`first name,last name,email\n${many}`))).toEqual({ problem: 'import-too-many' })
})

test('each refused row has its line and every reason', () => {
  const text = [
    'first_name,last_name,email,discount,language',
    'Anna,Maes,anna@people.example,10 %,fr',
    '',
    ',Maes,not an address,12,tlh',
    'Ben,Maes,ANNA@people.example,,',
    '"Cas,Maes,cas@people.example,5,',
  ].join('\n')
  expect(decide(text)).toEqual([
    {
      line: 2,
      outcome: 'added',
      client: {
        email: 'anna@people.example',
        first_name: 'Anna',
        last_name: 'Maes',
        discount_rate: 10,
        language: 'fr',
      },
    },
    {
      line: 4,
      outcome: 'refused',
      problems: [
        { reason: 'first-name-missing', column: 'first_name', found: '' },
        { reason: 'email-invalid', column: 'email', found: 'not an address' },
        { reason: 'discount-invalid', column: 'discount', found: '12' },
        { reason: 'language-unknown', column: 'language', found: 'tlh' },
      ],
    },
    {
      line: 5,
      outcome: 'refused',
      problems: [{ reason: 'twice', column: 'email', found: 'ANNA@people.example', line: 2 }],
    },
    { line: 6, outcome: 'refused', problems: [{ reason: 'unreadable', column: null, found: '' }] },
  ])
})

test('without discount and language a client pays the full price and is written to in the chosen one', () => {
  expect(decide('email,first_name,last_name\nanna@people.example,Anna,Maes')).toMatchObject([
    { client: { discount_rate: 0, language: 'nl' } },
  ])
})

test('a client keeps the name and discount they have', () => {
  const anna: ImportedClient = {
    email: 'anna@people.example',
    first_name: 'Anna',
    last_name: 'Maes',
    discount_rate: 15,
    language: 'en',
  }
  expect(
    decide('first_name,last_name,email,discount\nAnn,Mays,Anna@people.example,5', { [anna.email]: anna }),
  ).toEqual([{ line: 2, outcome: 'known', client: anna }])
})

test('practitioners cannot become their own client, and names have no line breaks', () => {
  expect(reasons('Ilse,Peeters,Ilse@practice.example,,\n"An\nna",Maes,anna@people.example,,')).toEqual([
    ['own-address'],
    ['name-invalid'],
  ])
})

test('a client who withdrew their consent is refused, also one who is still known', () => {
  const row = 'first_name,last_name,email\nAnna,Maes,Anna@people.example\n'
  const anna: ImportedClient = {
    email: 'anna@people.example',
    first_name: 'Anna',
    last_name: 'Maes',
    discount_rate: 0,
    language: 'nl',
  }
  for (const known of [{}, { [anna.email]: anna }])
    expect(decide(row, known, [anna.email])).toEqual([
      {
        line: 2,
        outcome: 'refused',
        problems: [{ reason: 'consent-withdrawn', column: 'email', found: 'Anna@people.example' }],
      },
    ])
})
