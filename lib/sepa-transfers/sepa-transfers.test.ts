import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { type SepaTransfers, sepaFile, sepaText } from './sepa-transfers.ts'

const schema = readFileSync(join(import.meta.dirname, 'pain.001.001.03.xsd'), 'utf8')
const transfers: SepaTransfers = {
  id: 'VERBENA-12',
  at: new Date('2026-12-01T08:30:00Z'),
  day: '2026-12-01',
  from: { name: 'Verbena BV', iban: 'BE57 0630 0000 0035', bic: 'GKCCBEBB' },
  transfers: [
    {
      number: 'P-10012',
      text: 'Commission, payout P-10012',
      name: 'Ilse Vermeulen',
      iban: 'BE71096123456769',
      amount: 1_284.6,
    },
    {
      number: 'P-10013',
      text: 'Commission',
      name: 'Łukasz Größe & <Söhne>',
      iban: 'DE89370400440532013000',
      amount: 0.1,
    },
    {
      number: 'P-10014',
      text: 'Commission',
      name: '山田 花子',
      iban: 'FR1420041010050500013M02606',
      amount: 10.2,
    },
  ],
}

const validate = (text: string) =>
  validateXML({ xml: { fileName: 'payouts.xml', contents: text }, schema: [schema] })

test('the file for the bank is valid by the published schema', async () => {
  const older = sepaFile(transfers, 'pain.001.001.03')
  expect(await validate(older)).toMatchObject({ valid: true, errors: [] })
  expect((await validate(older.replace('<Ccy>', '<Curr>').replace('EUR', 'euro'))).valid).toBe(false)
})

test('the version that banks expect differs only where the standard does', () => {
  const [newer, older] = [sepaFile(transfers), sepaFile(transfers, 'pain.001.001.03')]
  expect(newer).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"')
  expect(newer).toContain('<ReqdExctnDt><Dt>2026-12-01</Dt></ReqdExctnDt>')
  const rewritten = newer
    .replaceAll('pain.001.001.09', 'pain.001.001.03')
    .replaceAll('BICFI>', 'BIC>')
    .replace(/<ReqdExctnDt><Dt>(.*?)<\/Dt>/, '<ReqdExctnDt>$1')
  expect(rewritten).toBe(older)
})

test('the sum of the file is exact, and each transfer has its number', () => {
  const text = sepaFile(transfers)
  expect(text).toContain('<NbOfTxs>3</NbOfTxs><CtrlSum>1294.90</CtrlSum>')
  expect(text).toContain('<EndToEndId>P-10012</EndToEndId>')
  expect(text).toContain('<InstdAmt Ccy="EUR">1284.60</InstdAmt>')
})

test('names are written in the characters that every bank accepts', () => {
  expect(sepaText('Łukasz Größe & <Söhne>')).toBe('Lukasz Grosse + .Sohne.')
  expect(sepaText('Zoë d’Arc')).toBe("Zoe d'Arc")
  expect(sepaText('山田 花子')).toBe('.. ..')
  expect(sepaText('x'.repeat(100))).toHaveLength(70)
})
