import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { AdminOrderPage } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/order-paths.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useKeysWanted } from '../../platform/keys-hint.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { neighbour } from '../../platform/shortcuts.ts'
import { useMedia } from '../../platform/use-media.ts'
import { DeskFilters } from './desk-filters.tsx'
import { DeskHead } from './desk-head.tsx'
import { useDeskKeys } from './desk-keys.ts'
import { type DeskView, deskSearch, listSearch, readDeskView } from './desk-view.ts'
import { OrderList } from './order-list.tsx'
import { OrderPanel } from './order-panel.tsx'
import { inSight, type Selection } from './selection.ts'

/** The list and the order that is open have room beside each other. */
const wide = '(min-width: 1280px)'

export function OrderDesk() {
  const { t } = useTranslation('admin-orders')
  const [search] = useSearchParams()
  const view = readDeskView(search)
  const answer = useAccountData<AdminOrderPage>(`${adminOrderPaths.list}${listSearch(view)}`)
  const before = useLastKnown(answer.data)
  const page = answer.data ?? (answer.error ? undefined : before)
  if (page) return <Desk view={view} page={page} isOld={answer.data === undefined} />
  return (
    <>
      <h1 className="admin-title">{t('title')}</h1>
      <Loaded answer={answer}>{() => null}</Loaded>
    </>
  )
}

type DeskProps = { view: DeskView; page: AdminOrderPage; isOld: boolean }

function Desk({ view, page, isOld }: DeskProps) {
  const isWide = useMedia(wide)
  const goTo = useGoTo(view, isWide)
  const [keysWanted, setKeysWanted] = useKeysWanted()
  const [selection, setSelection] = useState<Selection>(new Set())
  const ticked = inSight(selection, page.data)

  useDeskKeys((command) => {
    if (!keysWanted || (command !== 'next' && command !== 'previous')) return false
    const order = neighbour(page.data, view.order, command === 'next' ? 1 : -1)
    if (order !== view.order) goTo({ ...view, order })
    return true
  })

  return (
    <>
      <DeskHead view={view} page={page} ticked={ticked} />
      <DeskFilters view={view} page={page} onChange={goTo} />
      <div className="admin-sheet order-desk" data-open={view.order !== undefined || undefined}>
        <OrderList
          {...{ view, page, selection, ticked, keysWanted }}
          isBusy={isOld}
          replace={isWide && view.order !== undefined}
          onSelect={setSelection}
          onKeysWanted={setKeysWanted}
        />
        {view.order !== undefined && (
          <OrderPanel
            key={view.order}
            id={view.order}
            hasKeys={keysWanted}
            processesAlone={ticked.length === 0}
            takesFocus={!isWide}
            backTo={`/admin/orders${deskSearch({ ...view, order: undefined })}`}
          />
        )}
      </div>
    </>
  )
}

/** Where list and order stand side by side, moving through the list leaves no trail to go back along. */
function useGoTo(view: DeskView, isWide: boolean) {
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  return (next: DeskView) =>
    void navigate(pathOf(`/admin/orders${deskSearch(next)}`), {
      replace: isWide || view.order !== undefined,
      preventScrollReset: true,
    })
}

/** While another choice is read, the one before stays in its place. */
function useLastKnown<Data>(data: Data | undefined): Data | undefined {
  const [known, setKnown] = useState(data)
  if (data !== undefined && data !== known) setKnown(data)
  return known
}
