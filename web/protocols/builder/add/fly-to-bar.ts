const flightMs = 360
const enterEasing = 'cubic-bezier(.2,.7,.2,1)'
/** The size of a thumbnail in the bar. */
const landing = { width: 44, height: 48 }

/** Animates a copy of the product's picture to the bar, above the page and not clickable. */
export function flyToBar(picture: HTMLImageElement): void {
  const bar = document.querySelector('#builder')
  if (!bar || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const start = picture.getBoundingClientRect()
  const target = (bar.querySelector('[data-landing]') ?? bar).getBoundingClientRect()
  const copy = copyOf(picture, start)
  document.body.append(copy)
  const end = {
    x: target.left - start.left,
    y: target.top + Math.max(0, (target.height - landing.height) / 2) - start.top,
    scale: Math.min(landing.width / start.width, landing.height / start.height),
  }
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${end.x}px,${end.y}px) scale(${end.scale})`, opacity: 0.6 },
    ],
    { duration: flightMs, easing: enterEasing, fill: 'forwards' },
  )
  flight.finished.catch(() => {}).finally(() => copy.remove())
}

/** The picture of the product that a button belongs to. */
export function shownPicture(button: HTMLElement): HTMLImageElement | null {
  const product = button.closest('article, tr, [data-product]')
  return product?.querySelector<HTMLImageElement>('[data-plate] img') ?? null
}

function copyOf(picture: HTMLImageElement, { left, top, width, height }: DOMRect): HTMLElement {
  const copy = new Image(width, height)
  copy.src = picture.currentSrc || picture.src
  copy.alt = ''
  copy.ariaHidden = 'true'
  copy.className = 'pointer-events-none fixed z-41 max-w-none origin-top-left rounded-control object-cover'
  Object.assign(copy.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  return copy
}
