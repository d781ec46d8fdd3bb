import { openText, type SealedTexts } from '#server/platform/sealing/sealed-texts.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { protocolShares } from '../tables.ts'

type Row = Pick<typeof protocolShares.$inferSelect, 'notes' | 'sealedNotes'>

export const shareNotes: SealedTexts = { table: protocolShares, plain: 'notes', sealed: 'sealedNotes' }

/** What a practitioner wrote to one client. */
export function notesOf(sealing: Sealing, { notes, sealedNotes }: Row): string | null {
  return openText(sealing, { plain: notes, sealed: sealedNotes })
}
