import { useEffect, useState } from 'react'

/** The value, once it has stayed the same for a while. An empty one at once. */
export function useSettled(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value ? pauseMs : 0)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return value ? settled : value
}
