/** How long the secret of an authenticator app waits for its first code. */
const setupMinutes = 15

/** Whether a setup that was started at `startedAt` can still be finished; after that it begins with another secret. */
export function isSetupOpen(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() < setupMinutes * 60_000
}
