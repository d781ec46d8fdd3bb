import type { ClientChange, ClientRecord } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { changeAccountData } from '../../platform/session/account-data.ts'
import type { AccountCall } from '../../platform/session/calls.ts'
import { callAccount } from '../../platform/session/session.ts'

/** Saves a change, and shows the client as they are now. */
export async function changeClient(
  id: number,
  body: ClientChange,
  call: Pick<AccountCall, 'keepalive'> = {},
): Promise<ClientRecord> {
  const path = practicePaths.client(id)
  const changed = await callAccount<ClientRecord>(path, { ...call, method: 'PUT', body })
  await changeAccountData<ClientRecord>(path, () => changed)
  return changed
}
