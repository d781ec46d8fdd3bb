import type { Today } from '#contract/admin-today.ts'
import { taskKinds } from '#domain/admin/tasks.ts'
import { type Looking, taskSources } from './sources.ts'

const nothing = { of: null, since: null, begins: null, amount: null, packs: null, missing: null }

export async function findTasks(looking: Looking): Promise<Today> {
  const found = await Promise.all(
    taskKinds.map(async (kind) => ({ kind, ...(await taskSources[kind](looking)) })),
  )
  return {
    currency: looking.currency,
    tasks: found
      .filter(({ count }) => count > 0)
      .map((task) => ({ ...task, oldest: task.oldest.map((item) => ({ ...nothing, ...item })) })),
  }
}
