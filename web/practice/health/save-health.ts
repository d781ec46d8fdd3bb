import type { ClientHealth, HealthChange } from '#contract/client-health.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { queryString } from '../../platform/query-string.ts'
import { problemCode } from '../../platform/refusals.ts'
import { changeAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'

type Opened = Pick<ClientHealth, 'saved_at'>
type Change = { method: 'PUT'; body: HealthChange } | { method: 'DELETE' }

/** Saves what was made from the opened facts. Others that were saved elsewhere since stay, and are returned. */
export function saveHealth(
  clientId: number,
  { saved_at }: Opened,
  facts: HealthChange,
): Promise<ClientHealth | undefined> {
  return change(clientId, '', { method: 'PUT', body: { ...facts, saved_at } })
}

/** Deletes the opened facts. Others that were saved elsewhere since stay, and are returned. */
export function removeHealth(clientId: number, { saved_at }: Opened): Promise<ClientHealth | undefined> {
  return change(clientId, queryString({ saved_at }), { method: 'DELETE' })
}

async function change(
  clientId: number,
  query: ReturnType<typeof queryString>,
  call: Change,
): Promise<ClientHealth | undefined> {
  const path = practicePaths.health(clientId)
  const show = (health: ClientHealth) => changeAccountData<ClientHealth>(path, () => health)
  try {
    await show(await callAccount<ClientHealth>(`${path}${query}`, call))
    return undefined
  } catch (error) {
    if (problemCode(error) !== 'health-changed') throw error
    const newer = await callAccount<ClientHealth>(path)
    await show(newer)
    return newer
  }
}
