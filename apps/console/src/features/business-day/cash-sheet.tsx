import type { BusinessDayStore } from '@comanda/client/staff'
import type { Till } from '@comanda/contract'
import { Button, Field, RadioRow } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { type GivenReason, isGiven, ReasonChoice } from '../../staff/approvals/reason-choice.tsx'
import { useShop } from '../../staff/shop-context.tsx'
import { amountIn } from '../../staff/bills/amount-in.ts'
import { useDaySteps } from '../../staff/use-day-steps.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

const kinds = ['payIn', 'payOut', 'drop'] as const

interface CashSheetProps {
  readonly day: BusinessDayStore
  readonly drawer: Till
  readonly onClosed: () => void
}

/** Cash that goes into a drawer or out of it beside payments (STAFF-6.6). */
export const CashSheet = ({ day, drawer, onClosed }: CashSheetProps) => {
  const { t } = useMessages()
  const { currency } = useShop()
  const [kind, setKind] = useState<(typeof kinds)[number]>('payOut')
  const [text, setText] = useState('')
  const [why, setWhy] = useState<GivenReason>({})
  const { isBusy, step } = useDaySteps()
  const amount = amountIn(text)
  const isReady = amount !== undefined && amount > 0 && (kind !== 'payOut' || isGiven(why))
  return (
    <StaffSheet
      open
      onClosed={onClosed}
      title={`${drawer.name} · ${t('businessDay.cash')}`}
      footer={(close) => (
        <Button
          size="large"
          wide
          busy={isBusy}
          disabled={!isReady}
          onClick={() => {
            if (amount === undefined) return
            void step(async () => {
              await day.record({ till: drawer._id, kind, amount, ...why })
              return t('businessDay.recorded')
            }).then((isDone) => (isDone ? close() : undefined))
          }}
        >
          {t('businessDay.record')}
        </Button>
      )}
    >
      <div className="day-form">
        {kinds.map((one) => (
          <RadioRow
            key={one}
            name="cash"
            checked={one === kind}
            note={t(`businessDay.${one}Text`)}
            onChange={() => setKind(one)}
          >
            {t(`businessDay.${one}`)}
          </RadioRow>
        ))}
        <Field
          label={t('businessDay.amount', { currency })}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <ReasonChoice kind="cash" given={why} onChange={setWhy} />
      </div>
    </StaffSheet>
  )
}
