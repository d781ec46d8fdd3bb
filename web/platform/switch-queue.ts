type Listeners<Kind> = {
  /** Which positions are not saved yet. */
  onChange(chosen: ReadonlyMap<Kind, boolean>): void
  onFailed(error: unknown): void
}

/**
 * Saves the positions of switches, however quickly they are pressed: one call at a time, and of each switch the last
 * position. One that cannot be saved is given up.
 */
export function createSwitchQueue<Kind extends string>({ onChange, onFailed }: Listeners<Kind>) {
  const chosen = new Map<Kind, boolean>()
  let isSaving = false

  async function saveAll(save: (kind: Kind, isOn: boolean) => Promise<unknown>): Promise<void> {
    isSaving = true
    for (let next = [...chosen][0]; next; next = [...chosen][0]) {
      const [kind, isOn] = next
      // Pressed again meanwhile, it has another turn.
      const isLast = () => chosen.get(kind) === isOn
      try {
        await save(kind, isOn)
      } catch (error) {
        if (isLast()) onFailed(error)
      }
      if (isLast()) chosen.delete(kind)
      onChange(new Map(chosen))
    }
    isSaving = false
  }

  return (kind: Kind, isOn: boolean, save: (kind: Kind, isOn: boolean) => Promise<unknown>): void => {
    chosen.set(kind, isOn)
    onChange(new Map(chosen))
    if (!isSaving) void saveAll(save)
  }
}
