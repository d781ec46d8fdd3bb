import { accountPaths } from '#contract/account-paths.ts'
import type { RecoveryCodes, SecondFactorStart } from '#contract/accounts.ts'
import { problemCode } from '../../platform/refusals.ts'
import { reloadAccountData } from '../../platform/session/account-data.ts'
import { callAccount, reloadUser } from '../../platform/session/session.ts'
import type { ProofInput } from './proof-form.tsx'

const path = accountPaths.secondFactor

/** Undefined: two-factor authentication is on already, turned on elsewhere. */
export function startSetup(password: string): Promise<SecondFactorStart | undefined> {
  return unlessChanged(callAccount<SecondFactorStart>(path, { method: 'POST', body: { password } }))
}

/** Returns the recovery codes. Undefined: it is on already, perhaps by a call whose answer was lost. */
export async function turnOn(otp: string): Promise<readonly string[] | undefined> {
  const codes = await unlessChanged(callAccount<RecoveryCodes>(path, { method: 'PUT', body: { otp } }))
  return codes?.recovery_codes
}

/** Also succeeds if it is off already. */
export async function turnOff(proof: ProofInput): Promise<void> {
  await unlessChanged(callAccount(path, { method: 'DELETE', body: proof }))
}

/** Undefined: it has been turned off elsewhere. */
export async function renewCodes(proof: ProofInput): Promise<readonly string[] | undefined> {
  const call = { method: 'POST', body: proof } as const
  const codes = await unlessChanged(callAccount<RecoveryCodes>(accountPaths.recoveryCodes, call))
  return codes?.recovery_codes
}

/** Whether it is on, and how many codes are left, on the page and in the forms that ask for a code. */
export async function reloadSecondFactor(): Promise<void> {
  await Promise.all([reloadAccountData(path), reloadUser()])
}

async function unlessChanged<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call
  } catch (error) {
    if (problemCode(error) === 'conflict') return undefined
    throw error
  }
}
