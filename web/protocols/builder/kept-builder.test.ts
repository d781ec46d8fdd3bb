import { beforeEach, expect, test } from 'vitest'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { writeStored } from '../../platform/storage.ts'
import {
  activeKeptMs,
  isBuilderKey,
  readBuilder,
  type StoredBuilder,
  storeBuilder,
  takeSuspended,
} from './kept-builder.ts'

const ilse = 2
const marco = 3
const now = 1_000_000
const on: StoredBuilder = { mode: 'standard', isOn: true, isUnfolded: false, width: 520, activeId: 7 }
let storage: ReturnType<typeof memoryStorage>
beforeEach(() => {
  storage = memoryStorage()
})
const activeKeys = () => storage.keys().filter((key) => key.endsWith(':active-protocol'))

test('an unused builder is off, in redesign, 400 wide', () => {
  expect(readBuilder(storage, ilse, now)).toEqual({
    mode: 'redesign',
    isOn: false,
    isUnfolded: true,
    width: 400,
    activeId: null,
  })
})

test('a practitioner finds the builder as they left it', () => {
  storeBuilder(storage, ilse, on, now)
  expect(readBuilder(storage, ilse, now + 1)).toEqual(on)
})

test('a builder suspended under its former name is resumed, once', () => {
  writeStored(storage, 'builder-asleep', { ...on, user_id: ilse }, now + activeKeptMs)
  expect(takeSuspended(storage, ilse, now)).toEqual(on)
  expect(takeSuspended(storage, ilse, now)).toBeUndefined()
})

test('the active protocol is remembered for twelve hours after it was chosen', {
  tags: ['builder-cache', 'constant-active-cache'],
}, () => {
  storeBuilder(storage, ilse, on, now)
  storeBuilder(storage, ilse, { ...on, width: 600 }, now + activeKeptMs / 2)
  expect(readBuilder(storage, ilse, now + activeKeptMs - 1).activeId).toBe(7)
  expect(readBuilder(storage, ilse, now + activeKeptMs + 1)).toMatchObject({ activeId: null, isOn: true })
})

test('it is stored with its user, and deleted when another logs in', {
  tags: 'active-protocol-fields',
}, () => {
  storeBuilder(storage, ilse, on, now)
  expect(activeKeys().map((key) => JSON.parse(storage.getItem(key) ?? ''))).toEqual([
    { user_id: ilse, active_protocol: 7 },
  ])
  expect(readBuilder(storage, marco, now + 1).activeId).toBeNull()
  expect(activeKeys()).toEqual([])
})

test('turning the builder off clears the active protocol', () => {
  storeBuilder(storage, ilse, on, now)
  storeBuilder(storage, ilse, { ...on, isOn: false }, now + 1)
  expect(activeKeys()).toEqual([])
})

test('an unchanged value is not written again, so that tabs do not loop', () => {
  storeBuilder(storage, ilse, on, now)
  const before = storage.keys()
  storeBuilder(storage, ilse, on, now + 5000)
  expect(storage.keys()).toEqual(before)
})

test('without browser storage the builder starts from its defaults', () => {
  expect(readBuilder(undefined, ilse, now)).toMatchObject({ isOn: false, activeId: null })
})

test('changes in other tabs are followed if they concern the builder', () => {
  const keys = ['9:builder', '9:active-protocol', null, '9:tokens', '9:country']
  expect(keys.map(isBuilderKey)).toEqual([true, true, true, false, false])
})
