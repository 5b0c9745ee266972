import { fromCents, toCents } from '@comanda/engine/money'
import { likelyCash } from '@comanda/engine/payments'
import { Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { useShop } from '../../staff/shop-context.tsx'
import type { CashPadProps } from './cash-pad.tsx'

/** The cash that a guest is likely to hand over: the exact sum, or the next notes. */
export const CashNotes = ({ due, tendered, onChange }: CashPadProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const { currency } = useShop()
  const given = tendered === '' ? due : Number(tendered)
  return (
    <div className="counter-notes" role="group" aria-label={t('counter.cash.notes')}>
      <Button
        size="large"
        variant={tendered === '' ? 'primary' : 'quiet'}
        aria-pressed={tendered === ''}
        onClick={() => onChange('')}
      >
        {t('counter.cash.exact')}
      </Button>
      {likelyCash(toCents(due), currency).map((cents) => (
        <Button
          key={cents}
          size="large"
          variant={toCents(given) === cents ? 'primary' : 'quiet'}
          aria-pressed={toCents(given) === cents}
          onClick={() => onChange(String(fromCents(cents)))}
        >
          {money(fromCents(cents))}
        </Button>
      ))}
    </div>
  )
}
