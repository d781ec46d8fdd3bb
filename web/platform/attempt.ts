import { useState } from 'react'
import { FetchError } from './call-api.ts'
import { isSame } from './is-same.ts'

/** An action of a user. However often it is sent with its key, it happens once. */
export type Attempt<Body> = { key: string; body: Body }

/** A press after a missing answer repeats the same attempt; a different body starts a new one. */
export function attemptFor<Body>(
  body: Body,
  open: Attempt<Body> | null | undefined,
  newKey: () => string = () => crypto.randomUUID(),
): Attempt<Body> {
  return open && isSame(open.body, body) ? open : { key: newKey(), body }
}

/** Whether a failure means that nothing happened; otherwise the result is unknown, and the key is kept. */
export function isAnswered(error: unknown): boolean {
  return error instanceof FetchError && error.status < 500 && error.body?.code !== 'still-running'
}

/** Sends with the attempt's key, which is dropped after an answer and kept without one. */
export function openAttempts() {
  let open: Attempt<unknown> | undefined
  return async <Answer>(body: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    open = attemptFor(body, open)
    try {
      const answer = await send(open.key)
      open = undefined
      return answer
    } catch (error) {
      if (isAnswered(error)) open = undefined
      throw error
    }
  }
}

export function useAttempts(): ReturnType<typeof openAttempts> {
  return useState(openAttempts)[0]
}
