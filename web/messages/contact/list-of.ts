type Control = {
  readOnly?: boolean | undefined
  onChange?: (event: { target: unknown; type?: unknown }) => unknown
}

/**
 * The props of a list of which the choice stays while it is sent. Lists know no `readOnly`, and `disabled` would take
 * the focus from them; the list has to be given its `value`.
 */
export function listOf<Given extends Control>({ readOnly, ...control }: Given) {
  return readOnly ? { ...control, onChange: () => {}, 'aria-disabled': true as const } : control
}
