import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'

const heights = { 46: 'h-11.5', 44: 'h-11', 42: 'h-10.5', 40: 'h-10' } as const
/** In pixels. */
type Height = { height?: keyof typeof heights }

const ground =
  'w-full rounded-control border border-field bg-surface placeholder:text-ink-3 placeholder:opacity-100 disabled:cursor-default disabled:border-line-2 disabled:bg-sunken disabled:opacity-100 aria-invalid:border-2 aria-invalid:border-madder'
const color = 'text-ink disabled:text-ink-3'
// Phones zoom in on fields with smaller text.
const letters = 'text-[16px] md:text-[15px]'
const sides = 'px-3.5 aria-invalid:px-3.25'
const roomAtEnd = 'pr-11.5 aria-invalid:pr-11.5'

type InputProps = Omit<ComponentPropsWithoutRef<'input'>, 'height'> &
  Height & {
    /** Something covers its end. */
    hasEnd?: boolean
  }

export const Input = forwardRef<HTMLInputElement, InputProps>(function Input(
  { height = 46, hasEnd = false, className = '', ...input },
  ref,
) {
  return (
    <input
      data-control
      ref={ref}
      type="text"
      // Edge's own button would be beside ours.
      className={`${ground} ${color} ${letters} ${sides} ${heights[height]} [&::-ms-reveal]:hidden ${hasEnd ? roomAtEnd : ''} ${className}`}
      {...input}
    />
  )
})

type TextAreaProps = ComponentPropsWithoutRef<'textarea'> & {
  /** The value is read by a program. */
  isCode?: boolean
}

export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { isCode = false, className = '', ...textarea },
  ref,
) {
  return (
    <textarea
      data-control
      ref={ref}
      className={`${ground} ${color} ${sides} block min-h-23 py-2.75 ${isCode ? 'font-[monospace] text-[13px]/4.5' : `leading-5.5 ${letters}`} ${className}`}
      {...textarea}
    />
  )
})

type SelectProps = Omit<ComponentPropsWithoutRef<'select'>, 'height'> &
  Height & {
    /** Shown instead of the selected option's text, which remains for screen readers. */
    shown?: ReactNode
  }

const options = '[&_option]:text-ink [&_option:disabled]:text-ink-3'
const chosenColor = `${color} has-[>option[value='']:checked]:text-ink-3`

export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { height = 46, shown, className = '', ...select },
  ref,
) {
  const isLow = height === 40
  return (
    <div className={`relative ${className}`}>
      <select
        data-control
        ref={ref}
        className={`${ground} ${shown === undefined ? chosenColor : 'text-transparent'} ${letters} ${sides} ${heights[height]} ${isLow ? 'pr-9 pl-3' : roomAtEnd} appearance-none overflow-hidden text-ellipsis ${options}`}
        {...select}
      />
      {shown !== undefined && (
        <span
          className="pointer-events-none absolute top-0 left-3.5 flex h-11.5 items-center gap-2"
          aria-hidden="true"
        >
          {shown}
        </span>
      )}
      <ControlEnd height={height} className={isLow ? 'right-3' : 'right-3.5'}>
        <Icon name="chevron-down" size={16} />
      </ControlEnd>
    </div>
  )
})

/** An icon over the end of a control; clicks pass through it. */
export function ControlEnd({
  height = 46,
  className = 'right-3.5',
  children,
}: Height & { className?: string; children: ReactNode }) {
  return (
    <span className={`pointer-events-none absolute top-0 flex items-center ${heights[height]} ${className}`}>
      {children}
    </span>
  )
}
