import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import { type PointerEvent, useState } from 'react'

type DayPlotProps = {
  /** What is shown, for the control that goes from day to day. */
  label: string
  /** One value a day, oldest first; a day without a value is a gap. */
  values: readonly (number | undefined)[]
  before: readonly (number | undefined)[]
  /** A mark of the axis. */
  format(value: number): string
  /** The axis has whole numbers only. */
  isCount: boolean
  /** The date and value of a day. */
  textOf(index: number): string
  /** Below the plot. */
  first: string
  last: string
}

const [width, height] = [1000, 100]

/** A line of values by day above the paler one of the days before; hovering, touching or the arrow keys show a day. */
export function DayPlot({ label, values, before, format, isCount, textOf, first, last }: DayPlotProps) {
  const [day, setDay] = useState<number>()
  const highest = Math.max(...[...values, ...before].map((value) => value ?? 0)) || 1
  const y = scaleLinear([0, highest], [height, 0]).nice(3)
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [0, width])
  const path = line<number | undefined>(
    (_, index) => x(index),
    (value) => y(value ?? 0),
  ).defined(isKnown)
  const ground = area<number | undefined>(
    (_, index) => x(index),
    height,
    (value) => y(value ?? 0),
  ).defined(isKnown)
  const marks = y.ticks(3).filter((mark) => !isCount || Number.isInteger(mark))

  function point({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, width: shown } = currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (clientX - left) / shown))
    setDay(Math.round(share * (values.length - 1)))
  }

  return (
    <div className="mt-3">
      <p className="min-h-5 text-small text-ink-2" aria-hidden="true">
        {day !== undefined && textOf(day)}
      </p>
      <div className="flex gap-2 text-micro text-ink-3">
        <div className="relative h-36 flex-1 border-b border-line-2">
          {marks.map((mark) => (
            <span key={mark} className="absolute inset-x-0 border-t border-line" style={at(y(mark))} />
          ))}
          <svg
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
            aria-hidden="true"
          >
            <path d={ground(values) ?? ''} className="fill-tint" />
            <path d={path(before) ?? ''} className={`${stroke} stroke-field [stroke-dasharray:4_4]`} />
            <path d={path(values) ?? ''} className={`${stroke} stroke-bottle stroke-2`} />
            {day !== undefined && <path d={`M${x(day)} 0V${height}`} className={`${stroke} stroke-ink`} />}
          </svg>
          <input
            type="range"
            className="absolute inset-0 m-0 size-full cursor-crosshair touch-pan-y appearance-none rounded-control bg-transparent opacity-0 focus-visible:opacity-100 [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0"
            aria-label={label}
            aria-valuetext={textOf(day ?? values.length - 1)}
            min={0}
            max={values.length - 1}
            value={day ?? values.length - 1}
            onChange={({ target }) => setDay(Number(target.value))}
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={() => setDay(undefined)}
            onBlur={() => setDay(undefined)}
          />
        </div>
        <div className="relative w-14" aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark} className="absolute -translate-y-1/2 whitespace-nowrap" style={at(y(mark))}>
              {format(mark)}
            </span>
          ))}
        </div>
      </div>
      <div className="mt-1 mr-16 flex justify-between text-micro text-ink-3" aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </div>
    </div>
  )
}

const stroke = 'fill-none [vector-effect:non-scaling-stroke]'
const at = (place: number) => ({ top: `${(100 * place) / height}%` })
const isKnown = (value: number | undefined) => value !== undefined
