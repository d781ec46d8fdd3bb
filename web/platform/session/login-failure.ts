import { FetchError } from '../call-api.ts'

/** `stay`: nothing else changes; `leave`: a user who was logged in here is logged out. */
export type LoginFailure =
  | { next: 'ask-otp' }
  | { next: 'stay' | 'leave' | 'refresh'; message?: string; text: 'invalid-credentials' | 'unhandled' }

export function loginFailure(error: unknown): LoginFailure {
  if (!(error instanceof FetchError)) return { next: 'leave', text: 'unhandled' }
  const { status, body } = error
  const serverMessage = body?.message ? { message: body.message } : {}
  switch (status) {
    case 400:
      if (body?.code === 'otp-required') return { next: 'ask-otp' }
      return { next: 'stay', ...serverMessage, text: 'invalid-credentials' }
    case 401:
    case 500:
      return { next: 'leave', ...serverMessage, text: 'invalid-credentials' }
    case 422:
      return { next: 'refresh', ...serverMessage, text: 'invalid-credentials' }
    case 429:
      return { next: 'stay', ...serverMessage, text: 'unhandled' }
    default:
      return { next: 'leave', text: 'unhandled' }
  }
}
