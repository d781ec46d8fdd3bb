import { describe, expect, test } from 'vitest'
import { StoreContent } from '#contract/storefront.ts'
import { newStore } from '../../../tests/support/store-content.ts'
import { contentOf, withDay, withFeature, withFields, withItem, withPackage, withService } from './content.ts'
import { problemsOf, savableContent } from './field-problems.ts'

const saved = contentOf(newStore())

describe('a field that is not valid', () => {
  test('is named, with what is wrong', () => {
    const phone = withFields('contact', { phone: 'call me', appointment_url: 'javascript:alert(1)' })(saved)
    expect(problemsOf(phone)).toEqual({ 'contact.phone': 'invalid', 'contact.appointment_url': 'https-link' })
    expect(problemsOf(withService(saved))).toEqual({ 'services.1.name': 'required' })
    const early = withDay('monday', [{ opens: '17:00', closes: '09:00' }])(saved)
    expect(problemsOf(early)).toEqual({ 'hours.monday': 'hours-end-before-start' })
    const open = withDay('friday', [{ opens: '', closes: '09:00' }])(saved)
    expect(problemsOf(open)).toHaveProperty(['hours.friday'])
  })

  test('does not keep the rest from being saved', () => {
    const before = withFields('contact', { phone: '+32 9 123' })(saved)
    const typed = withFields('header', { title: 'Food first' })(
      withFields('contact', { phone: 'call me', email: 'ilse@' })(
        withDay('monday', [{ opens: '17:00', closes: '09:00' }])(before),
      ),
    )
    const sent = savableContent(typed, before)
    expect(StoreContent.safeParse(sent).success).toBe(true)
    expect(sent.header.title).toBe('Food first')
    expect(sent.contact).toMatchObject({ phone: '+32 9 123', email: '' })
    expect(sent.opening_hours).toEqual([])
  })

  test('a service, package or line without a name waits until it has one', () => {
    const offer = withPackage(withService(saved))
    const typed = withFeature(offer.packages[0]!.id)(
      withItem('packages', offer.packages[0]!.id, { name: 'Visit' })(offer),
    )
    const sent = savableContent(typed, saved)
    expect(sent.services).toEqual([])
    expect(sent.packages).toMatchObject([{ name: 'Visit', order: 1, features: [] }])
    expect(StoreContent.safeParse(sent).success).toBe(true)
  })

  test('a valid page is sent as it is', () => {
    expect(savableContent(saved, saved)).toBe(saved)
  })
})
