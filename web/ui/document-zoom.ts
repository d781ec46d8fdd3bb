/** 100 is the width of the container. */
export const zoomSteps = [50, 75, 100, 125, 150, 200, 300, 400] as const
export const fitWidth = 100
/** The largest canvas that every supported browser renders. */
const canvasMaximumPixels = 16_000_000

export function zoomedIn(percent: number): number {
  return zoomSteps.find((step) => step > percent) ?? percent
}

export function zoomedOut(percent: number): number {
  return zoomSteps.findLast((step) => step < percent) ?? percent
}

type Paper = { width: number; height: number }

/** The size of a page on the screen, and the scale of its drawing. */
export function drawingOf(page: Paper, placeWidth: number, percent: number, screenRatio: number) {
  const width = Math.max(1, Math.round((placeWidth * percent) / 100))
  const height = Math.max(1, Math.round((width * page.height) / page.width))
  const ratio = Math.min(Math.max(1, screenRatio), Math.sqrt(canvasMaximumPixels / (width * height)))
  return { width, height, ratio }
}
