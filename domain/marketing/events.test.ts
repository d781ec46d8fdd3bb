import { expect, test } from 'vitest'
import { eventOfTrigger, eventProperties, marketingEvents, marketingEventTriggers } from './events.ts'

test('the marketing service hears of the thirteen milestones only, under their numbers', {
  tags: 'marketing-event-fields',
}, () => {
  expect(marketingEventTriggers.map(eventOfTrigger)).toEqual([
    'RegistrationComplete',
    'CertificateUploaded',
    'CertificateValidated',
    'TierID',
    'ProtocolCreated',
    'OnboardingCallScheduled',
    'FifthProtocolShared',
    'TenthProtocolShared',
    'ManageMyPracticeActivated',
    'FirstClientInvited',
    'FifthClientInvited',
    'TwentiethClientInvited',
    'HundredthClientInvited',
  ])
  expect([0, 14, -1, 1.5, Number.NaN].map(eventOfTrigger)).toEqual(Array(5).fill(undefined))
})

test('an event carries its number, the store and the language, and nothing about people or products', () => {
  for (const event of marketingEvents)
    expect(Object.keys(eventProperties(event, { store: 'eu', language: 'nl' }))).toEqual([
      'milestone',
      'store',
      'language',
    ])
  expect(eventProperties('ProtocolCreated', { store: 'uk', language: 'en' })).toEqual({
    milestone: 5,
    store: 'uk',
    language: 'en',
  })
})
