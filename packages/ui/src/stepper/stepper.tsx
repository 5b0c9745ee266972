import { Icon } from '../icon/icon.tsx'
import './stepper.css'

interface StepperProps {
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min?: number
  readonly max?: number
  /** What is counted, and what the two buttons do, in words. */
  readonly label: string
  readonly increaseLabel: string
  readonly decreaseLabel: string
  /** Below `min` the thing goes: shows a bin instead of the minus. */
  readonly removes?: boolean
  /** What the + says while there is nothing to count: then it stands alone, and stays where it is when it was pressed. */
  readonly startLabel?: string
  readonly size?: 'medium' | 'large'
}

export const Stepper = ({
  value,
  onChange,
  min = 0,
  max = 9999,
  label,
  increaseLabel,
  decreaseLabel,
  removes = false,
  startLabel,
  size = 'medium',
}: StepperProps) => {
  const isStart = startLabel !== undefined && value === 0
  return (
    <div
      className="ui-stepper"
      data-size={size}
      data-start={isStart ? '' : undefined}
      {...(isStart ? {} : { role: 'group', 'aria-label': label })}
    >
      {!isStart && (
        <button
          type="button"
          aria-label={decreaseLabel}
          disabled={value <= min && !removes}
          onClick={() => onChange(value - 1)}
        >
          <Icon name={removes && value <= min ? 'trash' : 'minus'} size="small" />
        </button>
      )}
      {!isStart && <output aria-live="polite">{value}</output>}
      <button
        type="button"
        aria-label={isStart ? startLabel : increaseLabel}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size={isStart ? 'medium' : 'small'} />
      </button>
    </div>
  )
}
