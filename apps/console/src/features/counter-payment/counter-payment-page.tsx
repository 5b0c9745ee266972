import { webStorage } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import {
  type BillMember,
  type BusinessDayStore,
  createBillMember,
  createBusinessDay,
  createPaymentMethods,
  createStaffSession,
  scannedPassOf,
  type StaffSession,
} from '@comanda/client/staff'
import type { PaymentMethod, TableSession } from '@comanda/contract'
import { Button, EmptyState, Skeleton } from '@comanda/ui'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { sessionPlace } from '../../staff/bills/session-place.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { BillMemberBar } from './bill-member-bar.tsx'
import { CounterForm } from './counter-form.tsx'
import { PaymentDone } from './payment-done.tsx'
import { useDrawer } from './use-drawer.ts'
import { useEscape } from './use-escape.ts'
import { usePay } from './use-pay.ts'
import './counter-payment.css'

/** Returns the ways to pay at the counter of a shop: cash, cards and wallets; a balance is the member's to spend. */
const atCounter = (methods: readonly PaymentMethod[], shop: string): readonly PaymentMethod[] =>
  methods.filter(
    ({ type, status = 'active', shops = [] }) =>
      type !== 'balance' && status === 'active' && (shops.length === 0 || shops.includes(shop)),
  )

interface OpenBillProps {
  readonly session: TableSession
  readonly methods: readonly PaymentMethod[]
  readonly calls: StaffSession
  readonly member: BillMember
  readonly day: BusinessDayStore
}

const OpenBill = ({ session, methods, calls, member, day }: OpenBillProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const { isBusy, take, takeBalance, paid, again } = usePay(calls, member)
  const whose = useStore(member.state)
  const drawer = useDrawer(day)
  const balance = whose.isScanned && typeof whose.summary === 'object' ? whose.summary.balance : 0
  const title = t('counter.title', { place: sessionPlace(session, t) })
  usePageTitle(title)
  return (
    <>
      <header className="counter-head">
        <h1>{title}</h1>
        <p className="counter-due">
          <span>{t('money.outstanding')}</span>
          <strong>{money(session.outstanding)}</strong>
        </p>
      </header>
      {!paid && session.outstanding > 0 && (
        <BillMemberBar session={session} member={member} state={whose} />
      )}
      {paid ? (
        <PaymentDone session={session} paid={paid} calls={calls} onAgain={again} />
      ) : session.outstanding > 0 ? (
        <CounterForm
          session={session}
          methods={methods}
          isBusy={isBusy}
          drawer={drawer}
          balance={balance > 0 ? balance : undefined}
          onTake={(taken) => void take(taken)}
          onTakeBalance={(amount) => void takeBalance(amount)}
        />
      ) : (
        <EmptyState drawing="receipt" title={t('counter.done.nothingLeft')} />
      )}
    </>
  )
}

/** Staff take money for a session at the counter (STAFF-5.2). */
export const CounterPaymentPage = ({ session }: { readonly session: string }) => {
  const staff = useStaff()
  const { connection } = staff
  const navigate = useNavigate()
  const { _id: shop } = useShop()
  const [calls] = useState(() => createStaffSession(connection, { shop, session }))
  const [member] = useState(() => {
    const pass = scannedPassOf(
      staff,
      session,
      webStorage(() => window.sessionStorage),
    )
    return createBillMember(connection, calls, { shop, pass })
  })
  const [day] = useState(() => createBusinessDay(connection, { shop, readsFigures: false }))
  const [ways] = useState(() => createPaymentMethods(connection))
  const state = useStore(calls.state)
  const methods = useStore(ways.state)
  const { t } = useMessages()
  useEscape(() => void navigate({ to: '/$shop/floor', params: { shop }, search: { session } }))
  useEffect(() => calls.open(), [calls])
  useEffect(() => member.open(), [member])
  useEffect(() => day.open(), [day])
  useEffect(() => ways.open(), [ways])
  const problem = [state, methods].find(({ status }) => status === 'failed')
  return (
    <div className="counter" aria-busy={state.status === 'loading'}>
      {!problem && (state.status === 'loading' || methods.status === 'loading') && (
        <Skeleton shape="card" />
      )}
      {state.status === 'ready' && methods.status === 'ready' && (
        <OpenBill
          session={state.session}
          methods={atCounter(methods.value, shop)}
          calls={calls}
          member={member}
          day={day}
        />
      )}
      {state.status === 'notFound' && (
        <EmptyState drawing="search" level={1} title={t('money.notFound')}>
          {t('money.notFoundText')}
        </EmptyState>
      )}
      {problem && (
        <EmptyState
          drawing="offline"
          level={1}
          title={t('money.failed')}
          action={
            <Button
              onClick={() => {
                void calls.reload()
                void ways.reload()
              }}
            >
              {t('app.tryAgain')}
            </Button>
          }
        />
      )}
    </div>
  )
}
