import type { Jobs } from '#server/platform/jobs.ts'

/** Sends no emails and calls no providers. */
export const noJobs: Jobs = { enqueue: async () => {} }
