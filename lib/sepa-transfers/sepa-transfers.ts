import { Document } from 'sepa'

export type SepaTransfers = {
  /** The bank refuses a second file with this id. */
  id: string
  at: Date
  /** On which the bank makes the transfers: `2026-12-01`. */
  day: string
  from: { name: string; iban: string; bic: string }
  /** Amounts in euro; `text` is read by the recipient. */
  transfers: readonly { number: string; name: string; iban: string; amount: number; text: string }[]
}

/** The version that banks expect, and its predecessor, whose schema the tests have. */
export type SepaVersion = 'pain.001.001.09' | 'pain.001.001.03'

/** A file that asks a bank for SEPA transfers (ISO 20022). */
export function sepaFile(
  { id, at, day, from, transfers }: SepaTransfers,
  version: SepaVersion = 'pain.001.001.09',
): string {
  const file = new Document(version)
  file.grpHdr.id = id
  file.grpHdr.created = at
  file.grpHdr.initiatorName = sepaText(from.name)
  const payment = file.createPaymentInfo()
  // Written as the day in the process's time zone.
  payment.requestedExecutionDate = new Date(`${day}T12:00`)
  payment.debtorName = sepaText(from.name)
  payment.debtorIBAN = from.iban.replaceAll(' ', '')
  payment.debtorBIC = from.bic
  file.addPaymentInfo(payment)
  for (const { number, name, iban, amount, text } of transfers) {
    const transfer = payment.createTransaction()
    transfer.creditorName = sepaText(name)
    transfer.creditorIBAN = iban
    transfer.amount = amount
    transfer.end2endId = number
    transfer.remittanceInfo = sepaText(text)
    payment.addTransaction(transfer)
  }
  return file.toString()
}

const nameMaximum = 70
const written: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '’': "'",
  '&': '+',
}

/** In the characters that every bank in SEPA accepts. */
export function sepaText(text: string): string {
  return [...text]
    .map((character) => written[character] ?? character)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.')
    .slice(0, nameMaximum)
    .trim()
}
