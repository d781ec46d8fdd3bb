export const accessTokenSeconds = 60 * 60
export const refreshTokenDays = 30
/** Then one signs in anew, however often tokens were refreshed. */
export const sessionDays = 180
/** Signed in on more devices, the oldest sign-in ends. */
export const sessionsMaximum = 50
/** How long a device is known after the last refresh on it. */
export const knownDeviceDays = 180
/** How long the immediate predecessor of a refresh token still gets a fresh pair, so that two tabs may ask at once. */
export const refreshGraceSeconds = 10
/** The browser asks for a new pair this long after the last was issued. */
export const refreshAfterMs = 3_300_000

export const oneTimePurposes = ['activate', 'reset-password', 'change-email'] as const
export type OneTimePurpose = (typeof oneTimePurposes)[number]

export const oneTimeHours: Record<OneTimePurpose, number> = {
  activate: 48,
  'reset-password': 1,
  'change-email': 24,
}
