import { useState } from 'react'
import type { AdminTerm } from '#contract/taxonomy.ts'
import {
  hasSubterms,
  inTreeOrder,
  type Move,
  moveByKey,
  movedTerms,
  withMoves,
} from '#domain/catalogue/term-tree.ts'
import type { TermGroup } from '#domain/catalogue/vocabulary.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { type Place, SortableItem, SortableList } from '../../platform/sortable.tsx'
import { cardSheet } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TermForm } from './term-form.tsx'
import { nameIn } from './term-name.ts'
import { useTermChanges } from './use-term-changes.ts'

type TermTreeProps = { group: TermGroup; terms: readonly AdminTerm[] }

/** The terms of a group, put in order and into each other by mouse, touch and the arrow keys. */
export function TermTree({ group, terms }: TermTreeProps) {
  const { t, language } = useTranslation('taxonomy')
  const { problem, move, remove } = useTermChanges()
  const [editing, setEditing] = useState<AdminTerm | 'new'>()
  const [removing, setRemoving] = useState<AdminTerm>()
  // Shown where they were put until the answers arrive.
  const [moves, setMoves] = useState<readonly Move[]>([])
  const saved = terms.map(({ id, parent_id, position }) => ({ id, parentId: parent_id, position }))
  const places = withMoves(saved, moves)
  const order = inTreeOrder(places)
  const termOf = (id: number) => terms.find((term) => term.id === id)!
  const depthOf = (id: number): number => {
    const { parentId } = places.find((place) => place.id === id)!
    return parentId === null ? 0 : 1 + depthOf(parentId)
  }
  const ids = order.map(({ id }) => id)

  /** Dropped on another term it stands before that one, or after it if it came from above among its siblings. */
  function drop(id: number, to: number) {
    const { parentId } = order.find((place) => place.id === to)!
    const siblings = order.filter((place) => place.parentId === parentId).map((place) => place.id)
    const isSibling = siblings.includes(id)
    const isBelow = isSibling && siblings.indexOf(id) < siblings.indexOf(to)
    const before = isBelow ? (siblings[siblings.indexOf(to) + 1] ?? null) : to
    put({ id, parentId, beforeId: before })
  }

  function put(step: Move): Place | undefined {
    const result = movedTerms(places, step)
    if ('places' in result) setMoves((waiting) => [...waiting, step])
    void move(step).then(() => setMoves((waiting) => waiting.filter((each) => each !== step)))
    if (!('places' in result)) return undefined
    const place = result.places.findIndex(({ id }) => id === step.id)
    return { place: place + 1, total: result.places.length }
  }

  return (
    <section className={`${cardSheet} mt-3`} aria-label={t(`products:groups.${group}`)}>
      <FormProblem>{problem}</FormProblem>
      <p className="text-[13px] text-ink-3">{t(hasSubterms(group) ? 'keys-tree' : 'keys-list')}</p>
      <SortableList
        ids={ids}
        className="mt-2 grid"
        onMove={drop}
        onKey={(id, key) => {
          if (!hasSubterms(group) && (key === 'ArrowLeft' || key === 'ArrowRight')) return undefined
          const step = moveByKey(places, id, key)
          return step && put(step)
        }}
      >
        {order.map(({ id }) => {
          const term = termOf(id)
          const name = nameIn(term.names, language) ?? term.slug
          return (
            <SortableItem key={id} id={id} name={name} className="border-b border-line bg-surface">
              {(grip) => (
                <div
                  className="flex min-h-12 items-center gap-2"
                  style={{ paddingInlineStart: `${depthOf(id) * 24}px` }}
                >
                  {grip}
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    {name}{' '}
                    {term.products > 0 && (
                      <span className="text-[13px] text-ink-3">
                        {t('products', {
                          count: term.products,
                          formatted: formatNumber(term.products, language),
                        })}
                      </span>
                    )}
                  </span>
                  <button
                    type="button"
                    className="flex size-11 flex-none items-center justify-center rounded-control text-ink-2 hover:text-bottle"
                    aria-label={t('rename', { name })}
                    onClick={() => setEditing(term)}
                  >
                    <Icon name="edit" size={18} />
                  </button>
                  <button
                    type="button"
                    className="flex size-11 flex-none items-center justify-center rounded-control text-ink-2 hover:text-madder"
                    aria-label={t('delete', { name })}
                    onClick={() => setRemoving(term)}
                  >
                    <Icon name="trash" size={18} />
                  </button>
                </div>
              )}
            </SortableItem>
          )
        })}
      </SortableList>
      <button type="button" className="btn btn-outline btn-dense mt-3" onClick={() => setEditing('new')}>
        <Icon name="plus" size={16} />
        {t('new')}
      </button>
      {editing && (
        <TermForm
          group={group}
          term={editing === 'new' ? undefined : editing}
          terms={terms}
          onClose={() => setEditing(undefined)}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={t('delete-title', { name: nameIn(removing.names, language) ?? removing.slug })}
          keepLabel={t('keep')}
          confirmLabel={t('delete-confirm')}
          onKeep={() => setRemoving(undefined)}
          onConfirm={() => {
            setRemoving(undefined)
            void remove(removing.id)
          }}
        >
          <p>{t('delete-text')}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
