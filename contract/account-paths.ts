/** Paths of the calls, without the /api prefix. */
export const authPaths = {
  register: '/v2/auth/register',
  activationMail: '/v2/auth/activation-mail',
  activate: '/v2/auth/activate',
  login: '/v2/auth/login',
  refresh: '/v2/auth/token-refresh',
  forgotPassword: '/v2/auth/forgot-password',
  resetPassword: (token: string) => `/v2/auth/reset-password/${encodeURIComponent(token)}`,
  confirmEmail: '/v2/auth/confirm-email',
  multipass: '/v2/providers/shopify/multipass',
  registrationOptions: '/v2/storefront/registration-options',
} as const

export const accountPaths = {
  user: '/v2/account/',
  logout: '/v2/account/logout',
  email: '/v2/account/email',
  password: '/v2/account/password',
  sessions: '/v2/account/sessions',
  session: (id: number | ':id') => `/v2/account/sessions/${id}`,
  secondFactor: '/v2/account/second-factor',
  recoveryCodes: '/v2/account/second-factor/recovery-codes',
  ownData: '/v2/account/export',
  practitionerProfile: '/v2/account/practitioners/profile',
  clientProfile: '/v2/account/clients/profile',
} as const

export const practitionerPaths = {
  certificates: '/v2/account/practitioners/certificates',
  certificateFile: (id: number | ':id') => `/v2/account/practitioners/certificates/${id}/file`,
  milestones: '/v2/account/practitioners/milestones',
  onboardingCall: '/v2/account/practitioners/onboarding-call',
} as const

export const adminPaths = {
  certificates: '/v2/admin/certificates',
  certificate: (id: number | ':id') => `/v2/admin/certificates/${id}`,
  certificateFile: (id: number | ':id') => `/v2/admin/certificates/${id}/file`,
  approve: (id: number | ':id') => `/v2/admin/certificates/${id}/approve`,
  refuse: (id: number | ':id') => `/v2/admin/certificates/${id}/refuse`,
  users: '/v2/admin/users',
  user: (id: number | ':id') => `/v2/admin/users/${id}`,
  role: (id: number | ':id') => `/v2/admin/users/${id}/role`,
  deactivate: (id: number | ':id') => `/v2/admin/users/${id}/deactivate`,
  reactivate: (id: number | ':id') => `/v2/admin/users/${id}/reactivate`,
  audit: '/v2/admin/audit',
} as const
