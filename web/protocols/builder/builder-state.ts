import { type Builder, type BuilderEvent, unauthorized } from '#domain/protocols/builder/builder.ts'
import { nextBuilder } from '#domain/protocols/builder/transitions.ts'
import { createStore } from '../../platform/store/create-store.ts'

const store = createStore<Builder>(unauthorized)

/** The state of this tab's builder. */
export const builderState = {
  ...store,
  send: (event: BuilderEvent): void => store.update((builder) => nextBuilder(builder, event)),
}
