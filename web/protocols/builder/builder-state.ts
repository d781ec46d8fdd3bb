import { type Builder, type BuilderEvent, unauthorized } from '#domain/protocols/builder/builder.ts'
import { nextBuilder } from '#domain/protocols/builder/transitions.ts'

let builder: Builder = unauthorized
const listeners = new Set<(before: Builder) => void>()

/** The one builder of this tab. */
export const builderState = {
  get: (): Builder => builder,
  send(event: BuilderEvent): void {
    const before = builder
    builder = nextBuilder(before, event)
    if (builder !== before) for (const listener of listeners) listener(before)
  },
  subscribe(listener: (before: Builder) => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
