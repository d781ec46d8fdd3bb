import { useState } from 'react'

/** Whether the text was copied: a browser may refuse, and has no clipboard without HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export function useCopy() {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  const copy = async (text: string) => setState((await copyText(text)) ? 'copied' : 'failed')
  return { state, copy }
}
