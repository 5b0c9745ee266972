import { Icon } from '../icon/icon.tsx'
import './stepper.css'

interface StepperProps {
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min?: number
  readonly max?: number
  /** The accessible names of the quantity and of its two buttons. */
  readonly label: string
  readonly increaseLabel: string
  readonly decreaseLabel: string
  /** Shows a bin instead of the minus at `min`: a further press removes the item. */
  readonly removes?: boolean
  /** The text of the + at quantity 0. It is then the only button, and stays in place when it is pressed. */
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
