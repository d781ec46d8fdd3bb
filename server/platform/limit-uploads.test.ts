import { expect, test } from 'vitest'
import { limitUploads } from './limit-uploads.ts'

test('one upload per person and a limited number in all are accepted; others are asked to come back', async () => {
  const limited = limitUploads(2)
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const [ofMarco, ofIlse] = [limited(1, () => first.promise), limited(2, () => second.promise)]
  const another = async () => 'taken'
  await expect(limited(1, another)).rejects.toMatchObject({
    code: 'upload-running',
    details: { retryAfterSeconds: 10 },
  })
  await expect(limited(3, another)).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfterSeconds: 30 },
  })
  first.reject(new Error('broke off'))
  await expect(ofMarco).rejects.toThrow('broke off')
  expect(await limited(1, another)).toBe('taken')
  expect(await limited(3, another)).toBe('taken')
  second.resolve('taken')
  expect(await ofIlse).toBe('taken')
})
