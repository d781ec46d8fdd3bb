import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { fillSlot } from '../../platform/slots.tsx'
import { ProductAction } from './add/product-action.tsx'
import { hidesBuilder } from './hidden-pages.ts'
import { keepBuilder } from './keep-builder.ts'
import { BuilderScreen } from './screen.tsx'
import { SkipToBuilder } from './skip-to-builder.tsx'

let isOpened = false

/** For practitioners, once: the bar under every page, and the buttons on every product. */
export function openBuilder(): void {
  if (isOpened) return
  isOpened = true
  keepBuilder()
  fillSlot('skip', SkipToBuilder)
  fillSlot('bar', BuilderPlace)
  // What is said when the shop cannot be reached could not be fetched then.
  import('../../platform/toasts/toast-sheet.tsx').catch(() => {})
}

function BuilderPlace() {
  const { pathname } = useLocation()
  useTranslation('builder')
  // Not before the texts are there, so that no card has to wait for them.
  useEffect(() => fillSlot('product-action', ProductAction), [])
  return hidesBuilder(pathname) ? null : <BuilderScreen />
}
