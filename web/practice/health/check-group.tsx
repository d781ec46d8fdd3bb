import { CheckField } from '../../ui/form/check-field.tsx'

type CheckGroupProps<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange(chosen: Value[]): void
}

/** Any number of a list of options. */
export function CheckGroup<Value extends string>({
  legend,
  options,
  chosen,
  onChange,
}: CheckGroupProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-label font-semibold tracking-normal normal-nums">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,190px),1fr))] gap-x-4">
        {options.map(({ value, label }) => (
          <CheckField
            key={value}
            isSmall
            label={<span className="inline-block first-letter:uppercase">{label}</span>}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
