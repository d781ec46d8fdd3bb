import { expect, test } from 'vitest'
import { type Milestone, milestones } from '#domain/practitioners/milestones.ts'
import { progressOf } from './milestones-card.tsx'

const listWith = (...reached: Milestone[]) =>
  milestones.map((name, at) => ({
    number: at + 1,
    name,
    reached_at: reached.includes(name) ? '2026-11-21T09:00:00Z' : null,
  }))

test('milestones can be reached in any order; the first open one is next', () => {
  const { reached, total, next, steps } = progressOf(
    listWith('RegistrationComplete', 'OnboardingCallScheduled'),
  )
  expect([reached, total, next]).toEqual([2, 13, 'CertificateUploaded'])
  expect(steps.filter(({ state }) => state === 'next')).toEqual([
    { name: 'CertificateUploaded', state: 'next' },
  ])
  expect(steps[5]).toEqual({ name: 'OnboardingCallScheduled', state: 'reached' })
})

test('when all are reached, none is next', () => {
  const { next, reached } = progressOf(listWith(...milestones))
  expect([next, reached]).toEqual([undefined, 13])
})

test('a tier depends on turnover, so it is never shown as the next milestone', () => {
  const { next } = progressOf(listWith('RegistrationComplete', 'CertificateUploaded', 'CertificateValidated'))
  expect(next).toBe('ProtocolCreated')
})
