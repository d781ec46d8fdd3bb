import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Language } from '#domain/languages.ts'
import { fetchAccount } from '../../../platform/session/session.ts'

export type PlanChoice = { language: Language; isLarge: boolean; shareId: number | null }

export function planPath(protocolId: number, { language, isLarge, shareId }: PlanChoice): string {
  const search = new URLSearchParams({ language })
  if (isLarge) search.set('size', 'large')
  if (shareId !== null) search.set('share_id', String(shareId))
  return `${protocolPaths.document(protocolId)}?${search}`
}

const keptForMs = 60_000

/** Opens the PDF beside the page. The page for it must open with the press itself, or browsers keep it closed. */
export async function openPlan(path: string): Promise<void> {
  const beside = window.open('', '_blank')
  try {
    const file = await (await fetchAccount(path)).blob()
    const url = URL.createObjectURL(file)
    if (beside) beside.location.href = url
    else location.href = url
    setTimeout(() => URL.revokeObjectURL(url), keptForMs)
  } catch (error) {
    beside?.close()
    throw error
  }
}
