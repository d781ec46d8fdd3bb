import { expect, test } from 'vitest'
import { fileKind } from './certificate-queue.tsx'

test('type and size are written in the language’s number format', () => {
  expect(fileKind({ media_type: 'application/pdf', bytes: 1_234_000 }, 'en')).toBe('PDF, 1.2 MB')
  expect(fileKind({ media_type: 'image/jpeg', bytes: 3_400_000 }, 'nl')).toBe('JPEG, 3,4 MB')
  expect(fileKind({ media_type: 'image/png', bytes: 48_200 }, 'en')).toBe('PNG, 48 kB')
})
