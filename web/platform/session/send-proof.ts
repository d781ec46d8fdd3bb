import { problemCode } from '../refusals.ts'
import { reloadUser } from './session.ts'

/**
 * Sends a password, and a code if the user has turned two-factor authentication on. If they did so elsewhere, the form
 * asks for the code from now on.
 */
export async function sendProof<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (problemCode(error) === 'otp-required') await reloadUser()
    throw error
  }
}
