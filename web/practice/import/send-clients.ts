import type { ClientImport, ClientImportCheck, ClientImportQuery } from '#contract/client-imports.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'

export type ImportOptions = Pick<ClientImportQuery, 'invite' | 'language'>

/** What importing the file would do. */
export function checkClients(file: File, options: ImportOptions): Promise<ClientImportCheck> {
  return send(file, options)
}

/** Imports what the check has shown. */
export async function importClients(
  file: File,
  options: ImportOptions,
  digest: string,
): Promise<ClientImport> {
  const made = await send<ClientImport>(file, { ...options, digest })
  await refreshAccountData(practicePaths.clients)
  return made
}

export async function undoImport(id: number): Promise<ClientImport> {
  const undone = await callAccount<ClientImport>(practicePaths.clientImport(id), { method: 'DELETE' })
  await refreshAccountData(practicePaths.clients)
  return undone
}

function send<Answer>(file: File, query: Record<string, string>): Promise<Answer> {
  const form = new FormData()
  form.append('file', file, file.name)
  return callAccount<Answer>(`${practicePaths.clientsImport}?${new URLSearchParams(query)}`, {
    method: 'POST',
    form,
  })
}
