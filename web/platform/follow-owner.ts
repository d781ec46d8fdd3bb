import { once } from './once.ts'
import type { IsCurrent } from './outbox/serial-queue.ts'
import { followUser, type UserOrVisitor } from './session/follow-user.ts'

type OwnedItems = {
  otherTabs: { listen(listener: () => void): void }
  visitor: {
    open(): void
    /** Another tab changed the browser's storage. */
    reread(): void
    onChangedElsewhere(listener: () => void): void
    /** Loads it from the shop. */
    load(): Promise<void>
    stopLoading(): void
  }
  person: {
    /** Called with a visitor's items when the visitor logs in. */
    open(): void
    reload(): Promise<void>
    leave(): void
  }
}

/** Items kept in the browser for visitors and in the shop for users: whose they are now, and whether they are shown. */
export function followOwner({ otherTabs, visitor, person }: OwnedItems) {
  let here: UserOrVisitor | undefined
  let watchers = 0

  function follow(next: UserOrVisitor): void {
    here = next
    visitor.stopLoading()
    person.leave()
    if (next === 'visitor') {
      visitor.open()
      loadIfWatched()
    } else person.open()
  }

  /** A visitor's items are loaded only while they are shown. */
  function loadIfWatched(): void {
    if (watchers > 0) void visitor.load()
  }

  /** Called by the page: from now on follows the logged-in user and other tabs. Returns whether it started just now. */
  const open = once(() => {
    otherTabs.listen(() => void (typeof here === 'number' && person.reload()))
    visitor.onChangedElsewhere(() => {
      if (here !== 'visitor') return
      visitor.reread()
      loadIfWatched()
    })
    followUser(follow)
  })

  return {
    open,
    isPersonHere: () => typeof here === 'number',
    isWatched: () => watchers > 0,
    loadIfWatched,
    async reload(): Promise<void> {
      if (typeof here === 'number') await person.reload()
      else if (here === 'visitor') await visitor.load()
    },
    /** Returns a function that says whether the owner is still the same. */
    currentOwner(): IsCurrent {
      const mine = here
      return () => mine === here
    },
    /** For a component that shows the items. Returns how to stop. */
    watch(): () => void {
      watchers += 1
      return () => {
        watchers -= 1
      }
    },
  }
}
