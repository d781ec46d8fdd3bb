export const accessTokenSeconds = 60 * 60
export const refreshTokenDays = 30
/** Afterwards one has to sign in again, however often tokens were refreshed. */
export const sessionDays = 180
/** On more devices than this, the oldest sign-in ends. */
export const sessionsMaximum = 50
/** How long a device is remembered after its last refresh. */
export const knownDeviceDays = 180
/** How long the previous refresh token still gets a new pair, so that two tabs may refresh at the same time. */
export const refreshGraceSeconds = 10
/** The browser refreshes its tokens this long after they were issued. */
export const refreshAfterMs = 3_300_000

export const oneTimePurposes = ['activate', 'reset-password', 'change-email'] as const
export type OneTimePurpose = (typeof oneTimePurposes)[number]

export const oneTimeHours: Record<OneTimePurpose, number> = {
  activate: 48,
  'reset-password': 1,
  'change-email': 24,
}
