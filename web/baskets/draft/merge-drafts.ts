import type { DraftLine } from './draft-lines.ts'

export type Draft = { lines: readonly DraftLine[]; message: string }
type Versions = {
  /** What both were made from. */
  base: Draft
  here: Draft
  elsewhere: Draft
}
export type MergedDraft = Draft & {
  /** The message that was written elsewhere, if this one replaces it. */
  otherMessage: string | undefined
}

/** What was changed here and elsewhere. Where both changed the same, it is as here. */
export function mergeDrafts({ base, here, elsewhere }: Versions): MergedDraft {
  const [before, mine, theirs] = [packsIn(base), packsIn(here), packsIn(elsewhere)]
  const quantityOf = (variantId: number) => {
    const isChangedHere = mine.get(variantId) !== before.get(variantId)
    return (isChangedHere ? mine : theirs).get(variantId)
  }
  const lines = [...new Set([...theirs.keys(), ...mine.keys()])].flatMap((variantId) => {
    const quantity = quantityOf(variantId)
    return quantity === undefined ? [] : [{ variantId, quantity }]
  })
  const [former, own, other] = [base, here, elsewhere].map(({ message }) => message.trim())
  if (own === former) return { lines, message: elsewhere.message, otherMessage: undefined }
  const isReplaced = other !== '' && other !== former && other !== own
  return { lines, message: here.message, otherMessage: isReplaced ? elsewhere.message : undefined }
}

const packsIn = ({ lines }: Draft) => new Map(lines.map(({ variantId, quantity }) => [variantId, quantity]))
