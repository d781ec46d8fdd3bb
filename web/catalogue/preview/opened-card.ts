import type { ReactNode } from 'react'
import { createStore } from '../../platform/store/create-store.ts'
import type { Card } from '../cards/cards.ts'

/** A card whose product is being opened. */
export type OpenedCard = {
  card: Card
  /** The `sizes` attribute of its picture. */
  sizes: string
  preview: ReactNode
  /** The history entry of the page with the card, and where that page was scrolled to. */
  entry: string
  scrolledTo: number
}

export const openedCard = createStore<OpenedCard | undefined>(undefined)
