import type { Declaration } from './declaration.ts'
import { pathText } from './path-text.ts'

/** Paths of the calls, without the /api prefix. */
export const authPaths = {
  register: '/v2/auth/register',
  activationMail: '/v2/auth/activation-mail',
  activate: '/v2/auth/activate',
  login: '/v2/auth/login',
  refresh: '/v2/auth/token-refresh',
  forgotPassword: '/v2/auth/forgot-password',
  resetPassword: (token: string) => `/v2/auth/reset-password/${pathText(token)}` as const,
  confirmEmail: '/v2/auth/confirm-email',
  multipass: '/v2/providers/shopify/multipass',
  registrationOptions: '/v2/storefront/registration-options',
} as const

export const accountPaths = {
  user: '/v2/account/',
  userWithoutSlash: '/v2/account',
  logout: '/v2/account/logout',
  email: '/v2/account/email',
  password: '/v2/account/password',
  sessions: '/v2/account/sessions',
  session: (id: number | ':id') => `/v2/account/sessions/${id}` as const,
  secondFactor: '/v2/account/second-factor',
  recoveryCodes: '/v2/account/second-factor/recovery-codes',
  ownData: '/v2/account/export',
  practitionerProfile: '/v2/account/practitioners/profile',
  clientProfile: '/v2/account/clients/profile',
} as const

export const practitionerPaths = {
  certificates: '/v2/account/practitioners/certificates',
  certificateFile: (id: number | ':id') => `/v2/account/practitioners/certificates/${id}/file` as const,
  milestones: '/v2/account/practitioners/milestones',
  onboardingCall: '/v2/account/practitioners/onboarding-call',
} as const

/** Who may make which call. */
export const accountCalls = () =>
  [
    { method: 'GET', path: authPaths.registrationOptions, auth: 'public' },
    { method: 'POST', path: authPaths.register, auth: 'public' },
    { method: 'POST', path: authPaths.activationMail, auth: 'public' },
    { method: 'POST', path: authPaths.activate, auth: 'public' },
    { method: 'POST', path: authPaths.login, auth: 'public' },
    { method: 'POST', path: authPaths.refresh, auth: 'public' },
    { method: 'POST', path: authPaths.forgotPassword, auth: 'public' },
    { method: 'POST', path: authPaths.resetPassword(':token'), auth: 'public' },
    { method: 'POST', path: authPaths.confirmEmail, auth: 'public' },
    { method: 'POST', path: authPaths.multipass, auth: 'public' },
    { method: 'GET', path: accountPaths.user, auth: 'signed-in' },
    { method: 'DELETE', path: accountPaths.user, auth: 'signed-in' },
    { method: 'GET', path: accountPaths.userWithoutSlash, auth: 'signed-in' },
    { method: 'POST', path: accountPaths.logout, auth: 'signed-in' },
    { method: 'POST', path: accountPaths.email, auth: 'signed-in' },
    { method: 'PUT', path: accountPaths.password, auth: 'signed-in' },
    { method: 'GET', path: accountPaths.sessions, auth: 'signed-in' },
    { method: 'DELETE', path: accountPaths.sessions, auth: 'signed-in' },
    { method: 'DELETE', path: accountPaths.session(':id'), auth: 'signed-in' },
    { method: 'GET', path: accountPaths.secondFactor, auth: 'signed-in' },
    { method: 'POST', path: accountPaths.secondFactor, auth: 'signed-in' },
    { method: 'PUT', path: accountPaths.secondFactor, auth: 'signed-in' },
    { method: 'DELETE', path: accountPaths.secondFactor, auth: 'signed-in' },
    { method: 'POST', path: accountPaths.recoveryCodes, auth: 'signed-in' },
    { method: 'GET', path: accountPaths.ownData, auth: 'signed-in' },
    // Admins have the same contact fields as clients: name, address, telephone.
    { method: 'GET', path: accountPaths.clientProfile, auth: 'client-or-admin' },
    { method: 'PUT', path: accountPaths.clientProfile, auth: 'client-or-admin' },
    // An admin who used to be a practitioner still has a profile; other admins get a 404.
    { method: 'GET', path: accountPaths.practitionerProfile, auth: 'any-practitioner-or-admin' },
    { method: 'PUT', path: accountPaths.practitionerProfile, auth: 'any-practitioner-or-admin' },
    { method: 'GET', path: practitionerPaths.certificates, auth: 'any-practitioner' },
    { method: 'POST', path: practitionerPaths.certificates, auth: 'any-practitioner' },
    { method: 'GET', path: practitionerPaths.certificateFile(':id'), auth: 'any-practitioner' },
    { method: 'GET', path: practitionerPaths.milestones, auth: 'any-practitioner' },
    { method: 'GET', path: practitionerPaths.onboardingCall, auth: 'any-practitioner' },
    { method: 'POST', path: practitionerPaths.onboardingCall, auth: 'any-practitioner' },
    { method: 'DELETE', path: practitionerPaths.onboardingCall, auth: 'any-practitioner' },
  ] as const satisfies readonly Declaration[]
