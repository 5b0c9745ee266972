import type { CounterPayment } from '@comanda/client/staff'
import type { TableSession } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { inCash } from '@comanda/engine/payments'
import { Button, Field } from '@comanda/ui'
import { useState } from 'react'
import { amountOrZero } from '../../staff/bills/amount-in.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { CashNotes } from './cash-notes.tsx'
import { CashPad } from './cash-pad.tsx'
import { DrawerChoice } from './drawer-choice.tsx'
import { dueOf, type Part, partFields } from './due.ts'
import { balanceMethod, type CounterMethod, MethodChoice } from './method-choice.tsx'
import { PartChoice } from './part-choice.tsx'
import type { Drawer } from './use-drawer.ts'
import { useCashKeys } from './use-cash-keys.ts'

interface CounterFormProps {
  readonly session: TableSession
  /** The ways to pay at the counter of this shop. */
  readonly methods: readonly CounterMethod[]
  /** What the scanned member can pay from the balance; undefined if nobody was scanned. */
  readonly balance: number | undefined
  readonly drawer: Drawer
  readonly isBusy: boolean
  readonly onTake: (payment: CounterPayment) => void
  readonly onTakeBalance: (amount: number) => void
}

const allParts = ['all', 'share', 'lines', 'amount'] as const
/** The balance pays an amount: shares and dishes are noted with payments at the counter. */
const balanceParts = ['all', 'amount'] as const

/** Takes money for a bill: what is paid, how, and with what. */
export const CounterForm = ({
  session,
  methods,
  balance,
  drawer,
  isBusy,
  onTake,
  onTakeBalance,
}: CounterFormProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const shop = useShop()
  const [part, setPart] = useState<Part>({ kind: 'all' })
  const [chosen, setMethod] = useState(methods[0])
  const [tendered, setTendered] = useState('')
  const [tipsText, setTipsText] = useState('')
  const [reference, setReference] = useState('')
  const offered = balance === undefined ? methods : [...methods, balanceMethod]
  const method = offered.includes(chosen ?? balanceMethod) ? chosen : methods[0]
  const isBalance = method === balanceMethod
  const isCash = method?.type === 'counter'
  const amount = dueOf(session, part, shop)
  const tips = isBalance ? 0 : amountOrZero(tipsText)
  const all =
    amount === undefined || tips === undefined
      ? undefined
      : fromCents(toCents(amount) + toCents(tips))
  const exact = isBalance && all !== undefined ? Math.min(all, balance ?? 0) : all
  const due =
    isCash && exact !== undefined
      ? fromCents(inCash(toCents(exact), toCents(shop.cashRounding ?? 0)))
      : exact
  const isShort = isCash && tendered !== '' && due !== undefined && Number(tendered) < due
  /** Of several drawers one is chosen first. */
  const needsDrawer = isCash && (drawer.drawers?.length ?? 0) > 0 && !drawer.till
  const canTake =
    method !== undefined &&
    exact !== undefined &&
    exact > 0 &&
    due !== undefined &&
    !isShort &&
    !needsDrawer
  const take = () => {
    if (!canTake) return
    if (isBalance) return onTakeBalance(due)
    onTake({
      paymentMethod: method._id,
      ...partFields(part),
      ...(tips !== undefined && tips > 0 && { tips }),
      ...(isCash && tendered !== '' && { tendered: Number(tendered) }),
      ...(isCash && drawer.till && { till: drawer.till._id }),
      ...(!isCash && reference.trim() !== '' && { reference: reference.trim() }),
    })
  }
  useCashKeys({
    tendered: isCash ? tendered : undefined,
    onTendered: setTendered,
    onTake: take,
  })
  return (
    <form
      className="counter-form"
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
    >
      <div className="counter-what">
        <PartChoice
          part={part}
          session={session}
          kinds={isBalance ? balanceParts : allParts}
          onChange={setPart}
        />
        <MethodChoice
          methods={offered}
          method={method}
          onChange={(next) => {
            setMethod(next)
            if (next === balanceMethod && part.kind !== 'amount') setPart({ kind: 'all' })
          }}
        />
        {!isBalance && (
          <Field
            label={t('money.tips')}
            value={tipsText}
            inputMode="decimal"
            error={tips === undefined && t('counter.noAmount')}
            onChange={(event) => setTipsText(event.target.value)}
          />
        )}
        {isCash && <DrawerChoice drawer={drawer} />}
        {isCash && due !== undefined && (
          <CashNotes due={due} tendered={tendered} onChange={setTendered} />
        )}
        {exact !== undefined && due !== exact && (
          <p>{t('counter.cash.rounded', { amount: money(exact) })}</p>
        )}
        {isBalance && <p>{t('counter.balanceShort', { amount: money(balance ?? 0) })}</p>}
        {!isCash && !isBalance && (
          <Field
            label={t('counter.reference')}
            value={reference}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setReference(event.target.value)}
          />
        )}
      </div>
      <div className="counter-hand">
        {isCash && due !== undefined && (
          <CashPad due={due} tendered={tendered} onChange={setTendered} />
        )}
        <div className="counter-take">
          <Button type="submit" size="large" wide busy={isBusy} disabled={!canTake}>
            {t('counter.take', { amount: money(due ?? 0) })}
          </Button>
        </div>
      </div>
    </form>
  )
}
