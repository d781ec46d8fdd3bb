import { once } from './once.ts'
import type { IsCurrent } from './outbox/serial-queue.ts'
import { followPerson, type Person } from './session/follow-person.ts'

type Goods = {
  otherTabs: { listen(listener: () => void): void }
  visitor: {
    open(): void
    /** Another tab changed what lies in the browser. */
    reread(): void
    onChangedElsewhere(listener: () => void): void
    /** Asks the shop about it. */
    load(): Promise<void>
    stopLoading(): void
  }
  person: {
    /** With what a visitor leaves to the person they turn out to be. */
    open(): void
    reload(): Promise<void>
    leave(): void
  }
}

/** What a visitor keeps in the browser and a person in the shop: whose it is now, and whether anyone looks at it. */
export function followOwner({ otherTabs, visitor, person }: Goods) {
  let here: Person | undefined
  let watchers = 0

  function follow(next: Person): void {
    here = next
    visitor.stopLoading()
    person.leave()
    if (next === 'visitor') {
      visitor.open()
      loadIfWatched()
    } else person.open()
  }

  /** A visitor's goods are asked about only while they are on screen. */
  function loadIfWatched(): void {
    if (watchers > 0) void visitor.load()
  }

  /** For a page: from here on it follows who is signed in, and what other tabs do. Says whether it began just now. */
  const open = once(() => {
    otherTabs.listen(() => void (typeof here === 'number' && person.reload()))
    visitor.onChangedElsewhere(() => {
      if (here !== 'visitor') return
      visitor.reread()
      loadIfWatched()
    })
    followPerson(follow)
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
    /** Tells whether it is still the same owner who is here. */
    currentOwner(): IsCurrent {
      const mine = here
      return () => mine === here
    },
    /** For a part of the page that shows it. Answers how to stop. */
    watch(): () => void {
      watchers += 1
      return () => {
        watchers -= 1
      }
    },
  }
}
