import type { ReactionReport } from '#domain/orders/reactions.ts'
import type { Sealing } from '#server/platform/sealing.ts'

/** What happened is health data: only its encrypted form is stored. */
export function sealReport(sealing: Sealing, report: ReactionReport): string {
  return sealing.seal(JSON.stringify(report))
}

export function openReport(sealing: Sealing, sealed: string) {
  const report = JSON.parse(sealing.open(sealed)) as ReactionReport
  const { description, severity, outcome, beganOn, others } = report
  return { description, severity, outcome, began_on: beganOn, others }
}
