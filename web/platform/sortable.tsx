import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { createContext, type KeyboardEvent, type ReactNode, use, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../ui/icon.tsx'
import { useFocusBesideRemoved } from '../ui/use-focus-beside-removed.ts'
import { useTranslation } from './i18n/translation-context.tsx'

type Id = string | number

type SortableListProps<ItemId extends Id> = {
  ids: readonly ItemId[]
  className?: string
  /** Moves an item to the place of another. */
  onMove(id: ItemId, to: ItemId): void
  /** Replaces what the arrow keys do, for trees. Returns the new place among siblings, or nothing if none moves. */
  onKey?: (id: ItemId, key: ArrowKey) => Place | undefined
  /** `SortableItem` elements, in the order of `ids`. */
  children: ReactNode
}

export type Place = { place: number; total: number }
export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

type Moving = {
  ids: readonly Id[]
  move(id: Id, to: Id): void
  press: ((id: Id, key: ArrowKey) => Place | undefined) | undefined
  say(message: string): void
}
const MovingContext = createContext<Moving | undefined>(undefined)
const arrowKeys: readonly ArrowKey[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
const silent = () => undefined
const ownAnnouncements = {
  onDragStart: silent,
  onDragOver: silent,
  onDragEnd: silent,
  onDragCancel: silent,
}

/** A list put in order by mouse, touch and keyboard. */
export function SortableList<ItemId extends Id>({
  ids,
  className,
  onMove,
  onKey,
  children,
}: SortableListProps<ItemId>) {
  const { t } = useTranslation('platform')
  const [message, setMessage] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const { list, remember, forget } = useFocusBesideRemoved<HTMLUListElement>(place)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const move = (id: Id, to: Id) => onMove(id as ItemId, to as ItemId)
  return (
    <MovingContext value={{ ids, move, press: onKey as Moving['press'], say: setMessage }}>
      <DndContext
        id={useId()}
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: ownAnnouncements,
          screenReaderInstructions: { draggable: t('sorting.hint') },
        }}
        onDragEnd={({ active, over }) => over && over.id !== active.id && move(active.id, over.id)}
      >
        <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
          <div ref={place} tabIndex={-1}>
            <ul ref={list} onFocus={remember} onBlur={forget} className={className}>
              {children}
            </ul>
          </div>
        </SortableContext>
      </DndContext>
      <p role="status" className="visually-hidden">
        {message}
      </p>
    </MovingContext>
  )
}

type SortableItemProps = {
  id: Id
  name: string
  className?: string
  /** `grip` is the handle by which it is moved. */
  children(grip: ReactNode): ReactNode
}

export function SortableItem({ id, name, className = '', children }: SortableItemProps) {
  const { t } = useTranslation('platform')
  const moving = use(MovingContext)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (moving?.press) return pressed(event, moving.press)
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!moving || step === undefined) return
    event.preventDefault()
    const place = moving.ids.indexOf(id) + step
    const to = moving.ids[place]
    if (to === undefined) return
    const grip = event.currentTarget
    flushSync(() => moving.move(id, to))
    // A moved element loses the focus.
    grip.focus()
    moving.say(t('sorting.moved', { name, place: place + 1, total: moving.ids.length }))
  }

  function pressed(event: KeyboardEvent<HTMLButtonElement>, press: NonNullable<Moving['press']>) {
    const key = arrowKeys.find((each) => each === event.key)
    if (!key) return
    event.preventDefault()
    const grip = event.currentTarget
    const moved = flushSync(() => press(id, key))
    if (!moved) return
    // A moved element loses the focus.
    grip.focus()
    moving?.say(t('sorting.moved', { name, ...moved }))
  }

  return (
    <li
      ref={setNodeRef}
      className={`${className} ${isDragging ? 'relative z-10 shadow-2' : ''}`}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      {children(
        <button
          ref={setActivatorNodeRef}
          type="button"
          className="flex h-11 w-8 flex-none cursor-grab touch-none items-center justify-center rounded-control text-ink-3 hover:text-ink"
          aria-label={t('sorting.move', { name })}
          aria-describedby={attributes['aria-describedby']}
          {...listeners}
          onKeyDown={onKeyDown}
        >
          <Icon name="grip" size={18} />
        </button>,
      )}
    </li>
  )
}
