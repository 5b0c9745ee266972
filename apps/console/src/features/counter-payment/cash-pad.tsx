import { fromCents, toCents } from '@comanda/engine/money'
import { Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { withDigit, withoutDigit } from './cash-digits.ts'

export interface CashPadProps {
  /** What is to be handed over, in currency units. */
  readonly due: number
  /** What was typed or pressed; empty for the exact sum. */
  readonly tendered: string
  readonly onChange: (tendered: string) => void
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'] as const

/** The keys by which any amount of cash is typed, and what goes back. */
export const CashPad = ({ due, tendered, onChange }: CashPadProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const given = tendered === '' ? due : Number(tendered)
  const change = fromCents(toCents(given) - toCents(due))
  return (
    <>
      <div className="counter-keys" role="group" aria-label={t('counter.cash.keys')}>
        {digits.map((digit) => (
          <Button
            key={digit}
            variant="quiet"
            size="large"
            onClick={() => onChange(withDigit(tendered, digit))}
          >
            {digit}
          </Button>
        ))}
        <Button
          variant="quiet"
          size="large"
          aria-label={t('counter.cash.erase')}
          onClick={() => onChange(withoutDigit(tendered))}
        >
          {'⌫'}
        </Button>
      </div>
      <p className="counter-change" role="status" data-short={change < 0 ? '' : undefined}>
        <span>{t(change < 0 ? 'counter.cash.short' : 'counter.cash.change')}</span>
        <strong>{money(Math.abs(change))}</strong>
      </p>
    </>
  )
}
