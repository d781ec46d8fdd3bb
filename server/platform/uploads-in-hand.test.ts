import { expect, test } from 'vitest'
import { openUploadsInHand } from './uploads-in-hand.ts'

test('one upload per person and a limited number in all are accepted; others are asked to come back', async () => {
  const inHand = openUploadsInHand(2)
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const [ofMarco, ofIlse] = [inHand(1, () => first.promise), inHand(2, () => second.promise)]
  const another = async () => 'taken'
  await expect(inHand(1, another)).rejects.toMatchObject({ code: 'upload-running', retryAfterSeconds: 10 })
  await expect(inHand(3, another)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 30 })
  first.reject(new Error('broke off'))
  await expect(ofMarco).rejects.toThrow('broke off')
  expect(await inHand(1, another)).toBe('taken')
  expect(await inHand(3, another)).toBe('taken')
  second.resolve('taken')
  expect(await ofIlse).toBe('taken')
})
