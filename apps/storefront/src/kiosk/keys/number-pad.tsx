import { Button } from '@comanda/ui'
import '../kiosk-people.css'

const ZERO = '0'
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

interface NumberPadProps {
  readonly value: string
  readonly most: number
  /** The words of the key that takes the last digit back. */
  readonly backLabel: string
  readonly onChange: (value: string) => void
}

/** Ten digits and a key that takes the last one back. */
export const NumberPad = ({ value, most, backLabel, onChange }: NumberPadProps) => {
  const add = (digit: string): void => {
    if (value.length < most) onChange(value + digit)
  }
  return (
    <div className="kiosk-pad">
      {KEYS.map((digit) => (
        <Button key={digit} variant="quiet" size="large" onClick={() => add(digit)}>
          {digit}
        </Button>
      ))}
      <span />
      <Button variant="quiet" size="large" onClick={() => add(ZERO)}>
        {ZERO}
      </Button>
      <Button
        variant="quiet"
        size="large"
        icon="back"
        aria-label={backLabel}
        onClick={() => onChange(value.slice(0, -1))}
      />
    </div>
  )
}
