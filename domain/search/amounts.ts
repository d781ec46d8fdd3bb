import type { AmountUnit } from '../catalogue/vocabulary.ts'
import { conversions } from '../reference/conversions.ts'
import { fold } from './fold.ts'

export type Amount = { amount: number; unit: AmountUnit }

/** Abbreviations of international units in the twelve languages. */
const units: Record<string, AmountUnit> = {
  mg: 'mg',
  g: 'g',
  gr: 'g',
  mcg: 'µg',
  ug: 'µg',
  ng: 'ng',
  毫克: 'mg',
  微克: 'µg',
  公克: 'g',
  iu: 'IU',
  ie: 'IU',
  ui: 'IU',
  ne: 'IU',
  國際單位: 'IU',
  国際単位: 'IU',
}
const written = /(?<![\p{Script=Latin}\p{N}.,])(\d{1,7}(?:[.,]\d{1,3})*)\s*([\p{L}]{1,4})(?![\p{L}\p{N}])/gu

/** The amounts in a typed query, and the rest of it. */
export function amountsIn(query: string): { amounts: Amount[]; rest: string } {
  const amounts: Amount[] = []
  const rest = query.replace(written, (all, number: string, word: string) => {
    const [amount, unit] = [numberIn(number), units[fold(word)]]
    if (!unit || Number.isNaN(amount)) return all
    amounts.push({ amount, unit })
    return ' '
  })
  return { amounts, rest }
}

/** "1.000" and "1,000" are a thousand in one language or another; "2,5" is two and a half; "1.2.3" is not a number. */
export function numberIn(text: string): number {
  const isWhole = /^[1-9]\d{0,2}([.,]\d{3})+$/.test(text)
  const thousands = isWhole ? /[.,]/g : /[.,](?=\d{3}[.,])/g
  return Number(text.replace(thousands, '').replace(',', '.'))
}

const micrograms: Partial<Record<AmountUnit, number>> = { g: 1e6, mg: 1e3, µg: 1, ng: 1e-3 }

/** Undefined for units without a mass, such as live cultures, and for international units without a conversion. */
export function microgramsOf({ amount, unit }: Amount, nutrient: string | undefined): number | undefined {
  if (unit !== 'IU') return micrograms[unit] === undefined ? undefined : amount * micrograms[unit]
  const conversion = conversions.find((row) => row.nutrient === nutrient && row.from === 'IU')
  return conversion && microgramsOf({ amount: amount * conversion.factor, unit: conversion.to }, nutrient)
}
