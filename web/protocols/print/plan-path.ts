import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Language } from '#domain/languages.ts'

export type PlanChoice = { language: Language; isLarge: boolean; shareId: number | null }

export function planPath(protocolId: number, { language, isLarge, shareId }: PlanChoice): string {
  const search = new URLSearchParams({ language })
  if (isLarge) search.set('size', 'large')
  if (shareId !== null) search.set('share_id', String(shareId))
  return `${protocolPaths.document(protocolId)}?${search}`
}
