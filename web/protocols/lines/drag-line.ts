import { dropPlace } from './reorder.ts'

const edgePx = 56
const scrollPxPerFrame = 12

/**
 * Lets a line of a list follow the pointer until it is released. The list is rendered only then: even with
 * 200 lines, only transforms change during the drag.
 */
export function dragLine(press: PointerEvent, line: HTMLElement, onDrop: (from: number, to: number) => void) {
  const list = line.parentElement
  if (!list) return
  // Lines out of view have estimated heights unless they are laid out.
  list.dataset.dragging = ''
  line.dataset.dragged = ''
  const lines = [...list.children] as HTMLElement[]
  const heights = lines.map(({ offsetHeight }) => offsetHeight)
  const from = lines.indexOf(line)
  const scroller = scrollerOf(list)
  const scrolledAtPress = scroller.scrollTop
  const ended = new AbortController()
  let pointerY = press.clientY
  let to = from
  list.setPointerCapture(press.pointerId)

  function follow() {
    const shift = pointerY - press.clientY + scroller.scrollTop - scrolledAtPress
    line.style.transform = `translateY(${shift}px)`
    const place = dropPlace(heights, from, shift)
    if (place === to) return
    to = place
    for (const [at, other] of lines.entries()) if (other !== line) other.style.transform = roomAt(at)
  }

  function roomAt(at: number) {
    const height = heights[from] ?? 0
    if (at > from && at <= to) return `translateY(${-height}px)`
    if (at < from && at >= to) return `translateY(${height}px)`
    return ''
  }

  function scrollAtEdges() {
    if (ended.signal.aborted) return
    if (!line.isConnected) return end(false)
    const { top, bottom } = visiblePart(scroller)
    if (pointerY < top + edgePx) scroller.scrollTop -= scrollPxPerFrame
    if (pointerY > bottom - edgePx) scroller.scrollTop += scrollPxPerFrame
    follow()
    requestAnimationFrame(scrollAtEdges)
  }

  function end(dropped: boolean) {
    ended.abort()
    for (const other of lines) {
      other.style.transition = 'none'
      other.style.transform = ''
    }
    if (dropped && to !== from) onDrop(from, to)
    // Chromium does not move a line's content if line and list change within one frame.
    requestAnimationFrame(() => {
      for (const other of lines) other.style.transition = ''
      delete line.dataset.dragged
      delete list?.dataset.dragging
    })
  }

  const options = { signal: ended.signal }
  list.addEventListener('pointermove', ({ clientY }) => (pointerY = clientY), options)
  list.addEventListener('pointerup', () => end(true), options)
  list.addEventListener('pointercancel', () => end(false), options)
  // Without the capture, the release of a removed line or list would not be noticed.
  list.addEventListener('lostpointercapture', () => end(false), options)
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      end(false)
    },
    { ...options, capture: true },
  )
  requestAnimationFrame(scrollAtEdges)
}

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return document.documentElement
}

function visiblePart(scroller: HTMLElement) {
  if (scroller === document.documentElement) return { top: 0, bottom: innerHeight }
  return scroller.getBoundingClientRect()
}
