type SwitchProps = { label: string; isOn: boolean; onChange(isOn: boolean): void }

/** Turns something on and off at once. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      className="group/switch flex h-11 w-11 flex-none items-center justify-center rounded-control"
      onClick={() => onChange(!isOn)}
    >
      <span className="flex h-5 w-9 items-center rounded-full bg-field p-0.5 transition-colors group-aria-checked/switch:bg-bottle forced-colors:border">
        <span className="size-4 rounded-full bg-surface transition-transform group-aria-checked/switch:translate-x-4 forced-colors:bg-[ButtonText]" />
      </span>
    </button>
  )
}
