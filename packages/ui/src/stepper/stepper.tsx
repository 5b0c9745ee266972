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
  size = 'medium',
}: StepperProps) => (
  <div className="ui-stepper" data-size={size} role="group" aria-label={label}>
    <button
      type="button"
      aria-label={decreaseLabel}
      disabled={value <= min && !removes}
      onClick={() => onChange(value - 1)}
    >
      <Icon name={removes && value <= min ? 'trash' : 'minus'} size="small" />
    </button>
    <output aria-live="polite">{value}</output>
    <button
      type="button"
      aria-label={increaseLabel}
      disabled={value >= max}
      onClick={() => onChange(value + 1)}
    >
      <Icon name="plus" size="small" />
    </button>
  </div>
)
