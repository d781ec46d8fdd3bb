import type { FetchError } from './call-api.ts'
import { isRefused } from './refusals.ts'

export type SaveState = 'saved' | 'saving' | 'unsaved'

type AutosaveOptions<Draft> = {
  save(draft: Draft): Promise<unknown>
  /** `refusal`: why the server will not save it; nothing is sent until it is changed or saved at once. */
  onState(state: SaveState, refusal?: FetchError): void
  pauseMs?: number
  retryMs?: number
}

/**
 * Saves a draft after a pause in changing it: one call at a time, the latest draft last, and again after a failure,
 * unless the server refused it.
 */
export function createAutosave<Draft>(options: AutosaveOptions<Draft>) {
  const { pauseMs = 800, retryMs = 5000 } = options
  let pending: { draft: Draft } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> | undefined
  let stops = 0

  function later(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  function change(draft: Draft) {
    pending = { draft }
    options.onState('saving')
    later(pauseMs)
  }

  async function save(draft: Draft): Promise<void> {
    const stopsBefore = stops
    try {
      await options.save(draft)
      saving = undefined
      if (pending === undefined) options.onState('saved')
      else later(pauseMs)
    } catch (error) {
      saving = undefined
      if (stops !== stopsBefore && pending === undefined) return
      const isLatest = pending === undefined
      pending ??= { draft }
      if (isLatest && isFinal(error)) return options.onState('unsaved', error)
      options.onState('unsaved')
      later(retryMs)
    }
  }

  /** Saves at once what has not been saved; resolves when the call that is running has ended. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    if (saving || !pending) return saving ?? Promise.resolve()
    const { draft } = pending
    pending = undefined
    saving = save(draft)
    return saving
  }

  /** Saves everything; false if that failed. */
  async function settle(): Promise<boolean> {
    await flush()
    await flush()
    return pending === undefined
  }

  /** Gives up what has not been saved; resolves when the call that is running has ended. A later change is saved. */
  function stop(): Promise<void> {
    stops += 1
    clearTimeout(timer)
    pending = undefined
    return saving ?? Promise.resolve()
  }

  return { change, flush, settle, stop }
}

/** After a login, what the ended session could not save is sent again. */
function isFinal(error: unknown): error is FetchError {
  return isRefused(error) && error.status !== 401
}
