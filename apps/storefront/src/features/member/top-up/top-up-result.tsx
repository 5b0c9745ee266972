import { cancelOrder } from '@comanda/client'
import type { TableSession } from '@comanda/contract'
import { Badge, Button, buttonLook, EmptyState, MemberDrawing, Price } from '@comanda/ui'
import { useState } from 'react'
import { Link } from '../../../router/link.tsx'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useMoney } from '../../../money/use-money.ts'
import { useCatalogue } from '../../../diner/use-stores.ts'
import { useOnlineMethods } from '../../payment/use-online-methods.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { showNotice } from '../../../notices/notice.ts'
import './top-up.css'

interface TopUpResultProps {
  readonly session: TableSession
  /** The path that the member came from. */
  readonly next: string
  readonly onAgain: () => void
}

/** Gives an unpaid top-up up (ORDER-6.8). */
const GiveUp = ({ session }: { readonly session: TableSession }) => {
  const { t } = useMemberMessages()
  const { client } = useDiner()
  const [isBusy, setBusy] = useState(false)
  const giveUp = async (): Promise<void> => {
    setBusy(true)
    try {
      await cancelOrder(client.connection, { session: session._id })
    } catch {
      showNotice({ text: t('topUp.giveUpFailed'), tone: 'danger', id: 'giveUp' })
      setBusy(false)
    }
  }
  return (
    <Button variant="plain" wide busy={isBusy} onClick={() => void giveUp()}>
      {t('topUp.giveUp')}
    </Button>
  )
}

const Waiting = ({ session }: { readonly session: TableSession }) => {
  const { t } = useMemberMessages()
  const currency = useCatalogue().menu?.shop.currency
  const money = useMoney()
  const number = session.orders[0]?.number
  const online = useOnlineMethods(session.shop, 'topUp')
  return (
    <div className="top-up-waiting" role="status">
      <h2>{t('topUp.waitingTitle')}</h2>
      {number !== undefined && (
        <p className="top-up-number">
          <span>{t('topUp.number')}</span>
          <strong>{number}</strong>
        </p>
      )}
      <dl>
        <div>
          <dt>{t('topUp.toPay')}</dt>
          <dd>
            <Price text={money(session.result.totals.total, currency)} />
          </dd>
        </div>
        {session.topUp !== undefined && (
          <div>
            <dt>{t('topUp.credited')}</dt>
            <dd>
              <Price text={money(session.topUp, currency)} />
            </dd>
          </div>
        )}
      </dl>
      <Badge tone="highlight" icon="clock">
        {t('topUp.waiting')}
      </Badge>
      <p>{t('topUp.waitingText')}</p>
      {online.length > 0 && (
        <Link
          to="/payment/$session"
          params={{ session: session._id }}
          {...buttonLook({ size: 'large', wide: true, variant: 'quiet' })}
        >
          {t('topUp.payNow')}
        </Link>
      )}
    </div>
  )
}

/** The state of a top-up: to be paid, credited, or cancelled. Nothing is credited before the server says so. */
export const TopUpResult = ({ session, next, onAgain }: TopUpResultProps) => {
  const { t } = useMemberMessages()
  const currency = useCatalogue().menu?.shop.currency
  const money = useMoney()
  const isDone = session.status === 'done'
  const isOpen = session.status === 'toPay' || session.status === 'ongoing'
  return (
    <div className="top-up-result">
      {isOpen ? (
        <Waiting session={session} />
      ) : (
        <EmptyState
          drawing={isDone ? <MemberDrawing name="coins" /> : 'receipt'}
          title={t(isDone ? 'topUp.doneTitle' : 'topUp.cancelledTitle')}
        >
          {isDone
            ? t('topUp.doneText', { amount: money(session.topUp ?? 0, currency) })
            : t('topUp.cancelledText')}
        </EmptyState>
      )}
      <Link to={next} {...buttonLook({ size: 'large', wide: true })}>
        {t(next === '/member' ? 'topUp.back' : 'topUp.backThere')}
      </Link>
      {isOpen ? (
        <GiveUp session={session} />
      ) : (
        <Button variant="quiet" wide onClick={onAgain}>
          {t('topUp.again')}
        </Button>
      )}
    </div>
  )
}
