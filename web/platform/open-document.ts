import type { ApiPath } from '#contract/calls.ts'
import { fetchAccount } from './session/session.ts'

const keptForMs = 60_000

/** Opens a PDF in a new tab. The tab has to be opened by the click itself, or browsers block it. */
export async function openDocument(
  path: ApiPath,
  open: (path: ApiPath) => Promise<Response> = fetchAccount,
): Promise<void> {
  const beside = window.open('', '_blank')
  try {
    const file = await (await open(path)).blob()
    const url = URL.createObjectURL(file)
    if (beside) beside.location.href = url
    else location.href = url
    setTimeout(() => URL.revokeObjectURL(url), keptForMs)
  } catch (error) {
    beside?.close()
    throw error
  }
}
