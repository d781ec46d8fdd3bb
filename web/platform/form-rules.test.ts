import { expect, test } from 'vitest'
import { resolverOf } from './form-rules.ts'

const resolve = resolverOf<{ from: string; until: string }>(({ from }) => ({
  from: from === 'x' && 'invalid',
}))
const field = (badInput: boolean, isConnected = true) => ({ ref: { isConnected, validity: { badInput } } })
const empty = { from: '', until: '' }

test('somebody who entered only a part of a date is told so, although it may be left empty', () => {
  const fields = { from: field(false), until: field(true) }
  expect(resolve(empty, undefined, { fields }).errors).toEqual({
    until: { type: 'rule', message: 'incomplete' },
  })
  expect(resolve({ ...empty, from: 'x' }, undefined, { fields }).errors).toEqual({
    from: { type: 'rule', message: 'invalid' },
    until: { type: 'rule', message: 'incomplete' },
  })
})

test('a date that is empty or no longer shown keeps nobody from sending the form', () => {
  const fields = { from: field(false), until: field(true, false) }
  expect(resolve(empty, undefined, { fields })).toEqual({ values: empty, errors: {} })
})
