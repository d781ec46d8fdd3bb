export type SaveState = 'saved' | 'saving' | 'unsaved'

type AutosaveOptions = {
  save(text: string): Promise<unknown>
  onState(state: SaveState): void
  pauseMs?: number
  retryMs?: number
}

/** Saves a text after a pause in typing: one call at a time, the latest text last, again after a failure. */
export function createAutosave({ save, onState, pauseMs = 800, retryMs = 5000 }: AutosaveOptions) {
  let pending: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaving = false

  function later(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  function change(text: string) {
    pending = text
    onState('saving')
    later(pauseMs)
  }

  /** Saves at once what has not been saved. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (pending === undefined || isSaving) return
    const text = pending
    pending = undefined
    isSaving = true
    try {
      await save(text)
      isSaving = false
      if (pending === undefined) onState('saved')
      else later(pauseMs)
    } catch {
      isSaving = false
      pending ??= text
      onState('unsaved')
      later(retryMs)
    }
  }

  return { change, flush }
}
