import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { MarketingChoice, MarketingChoiceInput } from '#contract/marketing.ts'
import { clearPersonalData } from '#web/platform/session/clear-personal-data.ts'
import type { UserOrVisitor } from '#web/platform/session/follow-user.ts'
import { removeStored, storageOrMemory } from '#web/platform/storage.ts'
import { findChoice, makeChoice, parseChoice } from './choice.ts'

const anna = 7
const tomas = 8
const chosenAt = '2026-11-28T09:00:00.000Z'

beforeEach(() => removeStored(storageOrMemory('localStorage'), 'marketing-choice'))

/** A shop that knows what these accounts chose. */
function shopWith(own: Record<number, boolean> = {}) {
  let here: UserOrVisitor = 'visitor'
  const record = vi.fn(
    async (person: UserOrVisitor, input: MarketingChoiceInput): Promise<MarketingChoice> => {
      const { version, is_granted } = input
      if (typeof person === 'number') own[person] = is_granted
      return { choice: { version, is_granted, chosen_at: chosenAt } }
    },
  )
  const findOwn = async (): Promise<MarketingChoice> => {
    const is_granted = typeof here === 'number' ? own[here] : undefined
    return { choice: is_granted === undefined ? null : { version: 1, is_granted, chosen_at: chosenAt } }
  }
  const calls = { findOwn, record }
  return {
    record,
    arrive(person: UserOrVisitor, version = 1) {
      here = person
      return findChoice(person, version, calls)
    },
    choose: (isGranted: boolean) => makeChoice(here, 1, isGranted, calls),
  }
}

describe('somebody is asked', () => {
  test('who has never been asked, as a visitor and as a user', async () => {
    const shop = shopWith()
    expect([await shop.arrive('visitor'), await shop.arrive(anna)]).toEqual([undefined, undefined])
    expect(shop.record).not.toHaveBeenCalled()
  })

  test('about a new wording', async () => {
    const shop = shopWith({ [anna]: true })
    await shop.choose(true)
    expect(await shop.arrive('visitor', 2)).toBeUndefined()
    expect(await shop.arrive(anna, 2)).toBeUndefined()
  })

  test('who logs in where another user chose before', async () => {
    const shop = shopWith()
    await shop.arrive(anna)
    await shop.choose(true)
    clearPersonalData()
    expect(await shop.arrive(tomas)).toBeUndefined()
    expect(shop.record).toHaveBeenCalledTimes(1)
  })
})

describe('nobody is asked again', () => {
  test('a visitor who has chosen', async () => {
    const shop = shopWith()
    await shop.choose(false)
    expect(await shop.arrive('visitor')).toMatchObject({ isGranted: false, chosenAt })
  })

  test('a visitor who logs in: the account takes the choice over, with the browser’s id', async () => {
    const shop = shopWith()
    await shop.choose(true)
    expect(await shop.arrive(anna)).toMatchObject({ isGranted: true })
    const [[, asVisitor], [person, asUser]] = shop.record.mock.calls as [
      [UserOrVisitor, MarketingChoiceInput],
      [UserOrVisitor, MarketingChoiceInput],
    ]
    expect([person, asUser]).toEqual([anna, asVisitor])
  })

  test('a user who chose elsewhere: that choice comes before the browser’s', async () => {
    const shop = shopWith({ [anna]: false })
    await shop.choose(true)
    expect(await shop.arrive(anna)).toMatchObject({ isGranted: false })
    expect(shop.record).toHaveBeenCalledTimes(1)
  })

  test('the next user of the browser, after one has logged out', async () => {
    const shop = shopWith()
    await shop.arrive(anna)
    await shop.choose(true)
    clearPersonalData()
    expect(await shop.arrive('visitor')).toBeDefined()
  })
})

test('a choice that could not be recorded is not kept', async () => {
  const calls = {
    findOwn: async () => ({ choice: null }),
    record: () => Promise.reject(new Error('offline')),
  }
  await expect(makeChoice('visitor', 1, true, calls)).rejects.toThrow('offline')
  expect(await findChoice('visitor', 1, calls)).toBeUndefined()
})

test.each([null, 'yes', {}, { version: 1, isGranted: 'yes', chosenAt }, { version: 1, isGranted: true }])(
  'what a browser may contain instead of a choice is none: %j',
  (stored) => expect(parseChoice(stored)).toBeUndefined(),
)
