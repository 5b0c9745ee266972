import { normaliseError } from '@comanda/client'
import type { Book } from '@comanda/client/staff'
import type { Reservation } from '@comanda/contract'
import { Button, buttonLook, showToast } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { AskDeposit } from './ask-deposit.tsx'
import { failureWords } from './failure-words.ts'

interface BookingDepositProps {
  readonly book: Book
  readonly booking: Reservation
}

/** The deposit of a booking: what became of it, the link by which its guests pay, and asking for it or waiving it (DEP-1.5). */
export const BookingDeposit = ({ book, booking }: BookingDepositProps) => {
  const { t } = useMessages()
  const { money, time } = useFormats()
  const { _id: shop } = useShop()
  const { deposit, status } = booking
  const isExpected = status === 'booked' || status === 'confirmed' || status === 'late'
  const isPaid = deposit && ['held', 'setAgainst', 'kept'].includes(deposit.status)
  const ask = async (wanted: number): Promise<string | undefined> => {
    try {
      const changed = await book.askDeposit(booking._id, wanted)
      const is = t(`book.deposit.status.${changed.deposit?.status ?? 'waived'}`)
      showToast(t('book.deposit.done', { status: is }), { tone: 'success' })
      return undefined
    } catch (failure) {
      return failureWords(normaliseError(failure), t)
    }
  }
  const waive = async (): Promise<void> => {
    const why = await ask(0)
    if (why !== undefined) showToast(why, { tone: 'danger' })
  }
  const asking = isExpected && !isPaid && <AskDeposit book={book} booking={booking} onAsk={ask} />
  if (!deposit) return asking
  const { amount, session, payUntil } = deposit
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${window.location.origin}/reservation/${booking._id}`)
    showToast(t('book.deposit.copied'), { tone: 'success' })
  }
  return (
    <section className="booking-deposit">
      <p>
        <strong>
          {t('book.deposit.of', {
            amount: money(amount),
            status: t(`book.deposit.status.${deposit.status}`),
          })}
        </strong>
        {payUntil !== undefined && (
          <small>{t('book.deposit.until', { time: time(payUntil) })}</small>
        )}
      </p>
      <div className="booking-sheet-steps">
        {deposit.status === 'toPay' && (
          <>
            <Button variant="quiet" onClick={() => void copy()}>
              {t('book.deposit.copy')}
            </Button>
            <Button variant="quiet" onClick={() => void waive()}>
              {t('book.deposit.waive')}
            </Button>
          </>
        )}
        {session !== undefined && deposit.status !== 'lapsed' && (
          <Link
            to="/$shop/bills/$session"
            params={{ shop, session }}
            {...buttonLook({ variant: 'quiet' })}
          >
            {t('book.deposit.bill')}
          </Link>
        )}
      </div>
      {asking}
    </section>
  )
}
