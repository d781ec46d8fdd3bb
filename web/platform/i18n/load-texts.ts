import type { Texts } from '#domain/translation.ts'

export const parallelLoads = 10
export const loadRetries = 5
export const firstRetryDelayMs = 350

const waiting: (() => void)[] = []
let running = 0

/** Fetches one namespace: at most ten at once, tried again on 5xx and network failures with doubling pauses. */
export async function loadTexts(url: string): Promise<Texts> {
  if (running >= parallelLoads) await new Promise<void>((go) => waiting.push(go))
  running += 1
  try {
    return await loadWithRetries(url)
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

async function loadWithRetries(url: string): Promise<Texts> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return response.json() as Promise<Texts>
    const temporary = !response || response.status >= 500
    if (!temporary || attempt === loadRetries) throw new Error(`Texts did not load: ${url}`)
    await new Promise((resolve) => setTimeout(resolve, firstRetryDelayMs * 2 ** attempt))
  }
}
