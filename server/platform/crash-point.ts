/** Marked places in checkout and payment: wherever a machine fails, nothing may be lost, doubled or unexplained. */
export const crashPoints = [
  'before-commit',
  'after-commit-before-provider',
  'after-provider-before-save',
  'notice-before-send',
  'before-settle',
  'inside-settle-before-commit',
  'after-settle-commit',
  'refund-before-provider',
  'refund-after-provider',
  'timer-before-commit',
] as const
export type CrashPoint = (typeof crashPoints)[number]

let armed: CrashPoint | undefined

/** For `npm run faults` alone: the process ends at this place as if its machine had failed. */
export function crashAt(name: CrashPoint | undefined): void {
  armed = name
}

export function crashPoint(name: CrashPoint): void {
  if (armed === name) process.kill(process.pid, 'SIGKILL')
}
