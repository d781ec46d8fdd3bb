import { useRef, useState } from 'react'
import { publicProtocolPaths as paths } from '#contract/public-protocol-paths.ts'
import type { PublicProtocolList, PublicProtocolSummary } from '#contract/public-protocols.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { changeAccountData, reloadAccountData, useAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { SortableItem, SortableList } from '../../platform/sortable.tsx'
import { Badge } from '../../ui/badge.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CopyProtocolDialog } from './copy-protocol-dialog.tsx'

const none: readonly PublicProtocolSummary[] = []

export function useOwnPublicProtocols(): readonly PublicProtocolSummary[] {
  return useAccountData<PublicProtocolList>(paths.list).data?.data ?? none
}

/** The protocols on the page: each is written on a page of its own. */
export function ProtocolsPart() {
  const { t } = useTranslation('public-protocols')
  const { t: words } = useTranslation('storefront')
  const protocols = useOwnPublicProtocols()
  const [isCopying, setCopying] = useState(false)
  const [problem, setProblem] = useState<string>()
  const moves = useRef(0)

  async function move(id: number, to: number) {
    moves.current += 1
    const turn = moves.current
    setProblem(undefined)
    const order = 1 + protocols.findIndex((each) => each.id === to)
    await changeAccountData<PublicProtocolList>(paths.list, (list) => ({
      ...list,
      data: moved(list.data, id, order),
    }))
    try {
      const saved = await callAccount<PublicProtocolList>(paths.order(id), { method: 'PUT', body: { order } })
      // An earlier answer would undo a later move.
      if (turn === moves.current) await changeAccountData<PublicProtocolList>(paths.list, () => saved)
    } catch (error) {
      setProblem(errorText(error, words))
      await reloadAccountData(paths.list)
    }
  }

  return (
    <>
      <p className="text-small text-ink-2">{t('part-hint')}</p>
      <FormProblem>{problem}</FormProblem>
      {protocols.length > 0 && (
        <SortableList ids={protocols.map(({ id }) => id)} className="grid gap-2" onMove={move}>
          {protocols.map(({ id, name, published_at: published }) => (
            <SortableItem key={id} id={id} name={name}>
              {(grip) => (
                <div className="flex items-center gap-1 rounded-control border border-line-2 bg-surface pe-1">
                  {grip}
                  <p className="min-w-0 flex-1 py-2 text-[15px]/5 font-semibold wrap-anywhere">
                    {name}{' '}
                    <Badge tone={published ? 'good' : 'quiet'} className="ms-1">
                      {t(published ? 'published' : 'draft')}
                    </Badge>
                  </p>
                  <ShopLink
                    to={`/account/practitioner/shop/protocols/${id}`}
                    className="flex size-11 flex-none items-center justify-center rounded-control text-ink-2 hover:text-ink"
                    aria-label={t('edit', { name })}
                  >
                    <Icon name="edit" size={18} />
                  </ShopLink>
                </div>
              )}
            </SortableItem>
          ))}
        </SortableList>
      )}
      <button
        type="button"
        className="btn btn-outline btn-dense justify-self-start"
        onClick={() => setCopying(true)}
      >
        <Icon name="plus" size={18} />
        {t('make')}
      </button>
      {isCopying && <CopyProtocolDialog onClose={() => setCopying(false)} />}
    </>
  )
}

/** To a position counted from 1. */
function moved(protocols: readonly PublicProtocolSummary[], id: number, order: number) {
  const one = protocols.filter((each) => each.id === id)
  return protocols.filter((each) => each.id !== id).toSpliced(order - 1, 0, ...one)
}
