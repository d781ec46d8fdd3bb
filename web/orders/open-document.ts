import { fetchAccount } from '../platform/session/session.ts'

const keptForMs = 60_000

/** Opens the PDF beside the page. The page for it must open with the press itself, or browsers keep it closed. */
export async function openDocument(path: string): Promise<void> {
  const beside = window.open('', '_blank')
  try {
    const url = URL.createObjectURL(await (await fetchAccount(path)).blob())
    if (beside) beside.location.href = url
    else location.href = url
    setTimeout(() => URL.revokeObjectURL(url), keptForMs)
  } catch (error) {
    beside?.close()
    throw error
  }
}
