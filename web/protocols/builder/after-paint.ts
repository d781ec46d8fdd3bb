import { useEffect, useState } from 'react'

/** Defers work that the next frame does not need, so that a press is answered faster. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** The value, but until the next frame is painted the one before. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, show] = useState(() => value)
  useEffect(() => afterPaint(() => show(() => value)), [value])
  return shown
}
