import { expect, test } from 'vitest'
import { type Milestone, milestones } from '#domain/practitioners/milestones.ts'
import { progressOf, rowOf } from './milestones-card.tsx'

const listWith = (...reached: Milestone[]) =>
  milestones.map((name, at) => ({
    number: at + 1,
    name,
    reached_at: reached.includes(name) ? '2026-11-21T09:00:00Z' : null,
    progress: name === 'FifthProtocolShared' ? { done: 3, of: 5 } : null,
  }))

test('milestones can be reached in any order; the first open one is next', () => {
  const { reached, total, next, steps } = progressOf(
    listWith('RegistrationComplete', 'OnboardingCallScheduled'),
  )
  expect([reached, total, next?.name]).toEqual([2, 13, 'CertificateUploaded'])
  expect(steps.filter(({ state }) => state === 'next')).toEqual([
    { name: 'CertificateUploaded', state: 'next', progress: null },
  ])
  expect(steps[1]).toMatchObject({ name: 'OnboardingCallScheduled', state: 'reached' })
})

test('when all are reached, none is next', () => {
  const { next, reached } = progressOf(listWith(...milestones))
  expect([next, reached]).toEqual([undefined, 13])
})

test('a tier depends on turnover, so it is never shown as the next milestone', () => {
  const { next } = progressOf(listWith('RegistrationComplete', 'CertificateUploaded', 'CertificateValidated'))
  expect(next?.name).toBe('ProtocolCreated')
})

const namesInRow = (...reached: Milestone[]) =>
  rowOf(progressOf(listWith(...reached))).map(({ name }) => name)

test('one row shows the last milestones that were reached, the next one and those after it', () => {
  expect(namesInRow('RegistrationComplete')).toEqual([
    'RegistrationComplete',
    'CertificateUploaded',
    'CertificateValidated',
    'TierID',
    'ProtocolCreated',
    'OnboardingCallScheduled',
    'FifthProtocolShared',
  ])
  const row = namesInRow(...milestones.slice(0, 6))
  expect(row).toHaveLength(7)
  expect(row.slice(3, 5)).toEqual(['OnboardingCallScheduled', 'FifthProtocolShared'])
  expect(namesInRow(...milestones)).toEqual(milestones.slice(-7))
})
