import type { FieldProblem } from '../field-problems.ts'

export const passwordMinimum = 8
/** Longer passwords would only cost processor time. */
export const passwordMaximum = 200

export const passwordChecks = ['length', 'digit', 'uppercase', 'special'] as const
export type PasswordCheck = (typeof passwordChecks)[number]

const tests: Record<PasswordCheck, (password: string) => boolean> = {
  length: (password) => [...password].length >= passwordMinimum,
  digit: (password) => /\p{Nd}/u.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
}

/** Which checks a password passes; shown while it is typed. */
export function checkPassword(password: string): Record<PasswordCheck, boolean> {
  const entries = passwordChecks.map((check) => [check, tests[check](password)])
  return Object.fromEntries(entries) as Record<PasswordCheck, boolean>
}

export function isPassword(password: string): boolean {
  return password.length <= passwordMaximum && passwordChecks.every((check) => tests[check](password))
}

type NewPassword = { password: string; confirm_password: string }

export function newPasswordProblems({
  password,
  confirm_password: confirmed,
}: Partial<NewPassword>): Partial<Record<keyof NewPassword, FieldProblem | false>> {
  return {
    password: password ? !isPassword(password) && 'password' : 'new-password',
    confirm_password: confirmed ? confirmed !== password && 'passwords-differ' : 'required',
  }
}
