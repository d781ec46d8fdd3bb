import type { Ctx, Deps } from './context.ts'

declare module './context.ts' {
  interface Deps {
    events: Events
  }
}

/** Something that happened in the shop. The feature it belongs to defines and publishes it. */
export type Event<Payload> = {
  readonly name: string
  /** Never set: it ties the payload's type to the event. */
  readonly payload?: (payload: Payload) => void
}

export const defineEvent = <Payload>(name: string): Event<Payload> => ({ name })

/** Runs inside the publisher's transaction: calls to the outside world go to the queue. */
export type EventHandler<Payload> = (
  ctx: Pick<Ctx, 'db' | 'events' | 'jobs' | 'now' | 'region'>,
  payload: Payload,
) => Promise<unknown>

export type Subscription = { name: string; handlers: readonly EventHandler<never>[] }

export function on<Payload>(
  { name }: Event<Payload>,
  handlers: readonly EventHandler<Payload>[],
): Subscription {
  return { name, handlers }
}

export type Events = {
  /** Resolves when all handlers have finished: one after another, in the order of subscription. */
  publish<Payload>(ctx: Pick<Ctx, 'db' | 'now'>, event: Event<Payload>, payload: Payload): Promise<void>
}

export function openEvents(
  deps: Pick<Deps, 'jobs' | 'region'>,
  subscriptions: readonly Subscription[],
): Events {
  const handlersOf = new Map(subscriptions.map(({ name, handlers }) => [name, handlers]))
  if (handlersOf.size < subscriptions.length) throw new Error('Two subscriptions are for the same event')
  const events: Events = {
    async publish({ db, now }, { name }, payload) {
      const handlers = handlersOf.get(name)
      if (!handlers) throw new Error(`No subscription says what happens on "${name}"`)
      for (const handle of handlers) await handle({ ...deps, db, now, events }, payload as never)
    },
  }
  return events
}
