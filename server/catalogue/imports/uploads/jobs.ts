import { idIn, type JobQueue } from '#server/platform/jobs.ts'
import { workOnImport } from './work-on-import.ts'

/** Queue handler for uploaded imports. */
export function handleImportJobs(deps: Parameters<typeof workOnImport>[0] & { jobs: JobQueue }): void {
  deps.jobs.handle('import', (job) => workOnImport(deps, idIn(job, 'import_id')))
}
