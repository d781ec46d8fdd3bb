/** Every letter the shop writes; each stands under its name in locales/<language>/mails.json. */
export const letterNames = [
  'activation',
  'already-registered',
  'reset-password',
  'password-changed',
  'confirm-email',
  'email-changed',
  'new-sign-in',
  'second-factor-changed',
  'account-erased',
  'certificate-approved',
  'certificate-refused',
  'onboarding-call-booked',
  'admin-made',
  'protocol-shared',
  'protocol-invitation',
] as const
export type LetterName = (typeof letterNames)[number]

export function isLetterName(name: unknown): name is LetterName {
  return (letterNames as readonly unknown[]).includes(name)
}
