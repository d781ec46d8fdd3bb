/** Where the focus stays: in fields, in dialogs, and in what the new page has in common with the one before. */
const stays = 'input, textarea, select, dialog[open], main *'

const readAfterMs = 100
const removedAfterMs = 1000

/**
 * For a new path: the heading of the page gets the focus, so that screen readers read it out and Tab goes on from
 * there. Where the focus stays, the title of the page is announced instead. `focused`: what had it when the page was
 * shown.
 */
export function focusPage(focused: Element | null): void {
  // After what the page does itself: its own focus, and menus that close.
  requestAnimationFrame(() => setTimeout(() => focusOrAnnounce(focused)))
}

function focusOrAnnounce(focused: Element | null): void {
  const { activeElement: now, body } = document
  // A dialog that closed gave the focus back; any other change was made by the page or its user.
  const hasMoved = now !== focused && now !== body && !focused?.closest('dialog')
  if (hasMoved) return
  const goal =
    document.getElementById(location.hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1')
  if (goal && !now?.closest(stays)) focus(goal)
  else announce(document.title)
}

function focus(goal: HTMLElement): void {
  if (!goal.hasAttribute('tabindex')) {
    goal.tabIndex = -1
    goal.addEventListener('blur', () => goal.removeAttribute('tabindex'), { once: true })
  }
  goal.focus({ preventScroll: true })
}

function announce(title: string): void {
  const region = document.createElement('div')
  region.className = 'visually-hidden'
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
  // A region that is added together with its text is not read out.
  setTimeout(() => {
    region.textContent = title
  }, readAfterMs)
  setTimeout(() => region.remove(), readAfterMs + removedAfterMs)
}
