import type { Deps } from '#server/platform/context.ts'
import { idIn, type JobQueue } from '#server/platform/jobs.ts'
import { deleteProfile } from './delete-profiles.ts'
import { sendEvent } from './send-event.ts'

/** Queue handlers for the marketing service. Without one, deletions wait until there is one again. */
export function handleMarketingJobs(
  deps: Pick<Deps, 'clock' | 'db' | 'log' | 'marketing' | 'region'> & { jobs: JobQueue },
): void {
  const { jobs, marketing } = deps
  if (!marketing) return
  jobs.handle('marketing-event', (job) => sendEvent(deps, marketing, idIn(job, 'event_id')))
  jobs.handle('marketing-profile-deletion', (job) => deleteProfile(deps, marketing, idIn(job, 'profile_id')))
}
