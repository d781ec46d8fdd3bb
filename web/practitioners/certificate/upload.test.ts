import { expect, test } from 'vitest'
import type { Certificate } from '#contract/practitioners.ts'
import {
  fileProblem,
  mediaTypeOf,
  nextUpload,
  type Upload,
  type UploadEvent,
  withUploaded,
} from './upload.ts'

type FileInput = { name: string; size: number; type: string }
const diploma: FileInput = { name: 'diploma.pdf', size: 240_000, type: 'application/pdf' }
const after = (...events: UploadEvent<FileInput>[]) =>
  events.reduce<Upload<FileInput>>(nextUpload, { step: 'none' })

test('a failed upload can be repeated without choosing the file again', () => {
  const failed = after(
    { type: 'choose', file: diploma },
    { type: 'send' },
    { type: 'progress', share: 0.4 },
    { type: 'fail', message: 'The shop is just opening.', again: true },
  )
  expect(failed).toMatchObject({ step: 'failed', file: diploma, message: 'The shop is just opening.' })
  expect(nextUpload(failed, { type: 'send' })).toEqual({ step: 'sending', file: diploma, share: 0 })
})

test('cancelling keeps the file, and late answers to the cancelled upload change nothing', () => {
  const cancelled = after({ type: 'choose', file: diploma }, { type: 'send' }, { type: 'cancel' })
  expect(cancelled).toEqual({ step: 'chosen', file: diploma })
  expect(nextUpload(cancelled, { type: 'arrive' })).toBe(cancelled)
  expect(nextUpload(cancelled, { type: 'fail', again: true })).toBe(cancelled)
  expect(nextUpload(cancelled, { type: 'progress', share: 1 })).toBe(cancelled)
})

test('a file is never uploaded twice at once', () => {
  const sending = after({ type: 'choose', file: diploma }, { type: 'send' })
  expect(nextUpload(sending, { type: 'send' })).toBe(sending)
})

test('a file that is too large, empty or of another type is refused before the upload', () => {
  expect(fileProblem({ ...diploma, size: 10_000_000 })).toBeUndefined()
  expect(fileProblem({ ...diploma, size: 10_000_001 })).toBe('file-too-large')
  expect(fileProblem({ ...diploma, size: 0 })).toBe('file-unreadable')
  expect(fileProblem({ ...diploma, name: 'diploma.svg', type: 'image/svg+xml' })).toBe('file-of-another-kind')
  expect(after({ type: 'choose', file: { ...diploma, size: 0 } })).toEqual({
    step: 'none',
    problem: 'file-unreadable',
  })
})

test('if the system does not report the type, the name determines it', () => {
  expect(mediaTypeOf({ name: 'Diploma.JPEG', type: '' })).toBe('image/jpeg')
  expect(mediaTypeOf({ name: 'diploma.pdf', type: 'text/html' })).toBeUndefined()
})

test('what was uploaded is the newest certificate at once, and stays the only one when the list is loaded again', () => {
  const certificate = (id: number, state: Certificate['state']): Certificate => ({
    id,
    file_name: 'diploma.pdf',
    media_type: 'application/pdf',
    bytes: 240_000,
    state,
    uploaded_at: '2026-11-24T10:00:00.000Z',
    decided_at: null,
    reason: null,
  })
  const [refused, uploaded] = [certificate(1, 'refused'), certificate(2, 'waiting')]
  const listed = withUploaded({ data: [refused] }, uploaded)
  expect(listed).toEqual({ data: [uploaded, refused] })
  expect(withUploaded(listed, uploaded)).toEqual(listed)
})
