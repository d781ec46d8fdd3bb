import type { ComponentType, ReactNode } from 'react'

/** Head, what scrolls, and foot, as the place around has them. */
export type SharingFrame = ComponentType<{
  title: string
  onBack?: (() => void) | undefined
  foot: ReactNode
  children: ReactNode
}>
