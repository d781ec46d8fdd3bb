import { describe, expect, test } from 'vitest'
import { type ConsentChoice, consentVersion, maySendEvent } from './consent.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const choice = (number: number, isGranted: boolean, version = consentVersion): ConsentChoice => ({
  version,
  isGranted,
  chosenAt: day(number),
})

describe('an event is sent', () => {
  test('if the person agreed before it happened', () => {
    expect(maySendEvent([choice(1, true)], day(2))).toBe(true)
  })

  test('if they refused at first and agreed before it happened', () => {
    expect(maySendEvent([choice(1, false), choice(2, true)], day(3))).toBe(true)
  })

  test('if they agreed again after a refusal that came before it', () => {
    expect(maySendEvent([choice(1, true), choice(2, false), choice(3, true)], day(4))).toBe(true)
  })
})

describe('an event is not sent', () => {
  test('without an answer', () => {
    expect(maySendEvent([], day(2))).toBe(false)
  })

  test('after a refusal', () => {
    expect(maySendEvent([choice(1, false)], day(2))).toBe(false)
  })

  test('if consent was withdrawn after it happened', () => {
    expect(maySendEvent([choice(1, true), choice(3, false)], day(2))).toBe(false)
  })

  test('if consent came after it happened', () => {
    expect(maySendEvent([choice(3, true)], day(2))).toBe(false)
  })

  test('if it happened between a refusal and a later consent', () => {
    expect(maySendEvent([choice(1, true), choice(2, false), choice(4, true)], day(3))).toBe(false)
  })

  test('on consent to an earlier wording', () => {
    expect(maySendEvent([choice(1, true, consentVersion - 1)], day(2))).toBe(false)
  })
})
