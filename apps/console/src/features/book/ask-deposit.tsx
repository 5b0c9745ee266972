import { useStore } from '@comanda/client/react'
import type { Book } from '@comanda/client/staff'
import type { Reservation } from '@comanda/contract'
import { depositAmount } from '@comanda/shop-rules/reservations'
import { Button, Field } from '@comanda/ui'
import { useState } from 'react'
import { amountIn } from '../../staff/bills/amount-in.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'

interface AskDepositProps {
  readonly book: Book
  readonly booking: Reservation
  /** Returns why it was refused, in words. */
  readonly onAsk: (amount: number) => Promise<string | undefined>
}

/** Asks guests for a deposit of an amount that staff type: at first that of the deposit before, or what the rules ask (DEP-1.5). */
export const AskDeposit = ({ book, booking, onAsk }: AskDepositProps) => {
  const { t } = useMessages()
  const { currency } = useShop()
  const state = useStore(book.state)
  const [text, setText] = useState<string>()
  const [problem, setProblem] = useState<string>()
  if (text === undefined) {
    const rules = state.status === 'ready' ? state.day?.deposits : undefined
    const usual = booking.deposit?.amount || depositAmount(rules, booking)
    return (
      <div className="booking-sheet-steps">
        <Button variant="quiet" onClick={() => setText(usual > 0 ? String(usual) : '')}>
          {t('book.deposit.choose')}
        </Button>
      </div>
    )
  }
  const ask = async (): Promise<void> => {
    const amount = amountIn(text)
    const why = !amount ? t('book.deposit.amountWrong') : await onAsk(amount)
    setProblem(why)
    if (why === undefined) setText(undefined)
  }
  return (
    <form
      className="booking-deposit"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      <Field
        label={t('book.deposit.amount', { currency })}
        inputMode="decimal"
        autoComplete="off"
        required
        value={text}
        error={problem}
        onChange={({ target }) => {
          setText(target.value)
          setProblem(undefined)
        }}
      />
      <p className="form-text">{t('book.deposit.sentText')}</p>
      <Button type="submit">{t('book.deposit.send')}</Button>
    </form>
  )
}
