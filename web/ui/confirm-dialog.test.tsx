import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

vi.mock('./utilities/utilities.tsx', () => ({ Utilities: () => null }))

const buttons = (isBusy: boolean) => {
  const nothing = () => {}
  const dialog = (
    <ConfirmDialog
      title="Cancel the order?"
      keepLabel="Keep"
      confirmLabel="Cancel order"
      isBusy={isBusy}
      onKeep={nothing}
      onConfirm={nothing}
    >
      It has not been packed.
    </ConfirmDialog>
  )
  return renderToStaticMarkup(dialog).match(/<button.*?<\/button>/g) ?? []
}

test('while what a user confirmed is being done, only its button is busy, and it keeps its label', () => {
  const [keep, confirm] = buttons(true)
  expect(keep).not.toContain('aria-busy')
  expect(confirm).toContain('aria-busy="true" aria-disabled="true"')
  expect(confirm).toContain('Cancel order')
  expect(buttons(false).join('')).not.toContain('aria-busy')
})
