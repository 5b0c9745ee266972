import { dishLines } from '@comanda/client'
import type { TableSession } from '@comanda/contract'
import { Stepper } from '@comanda/ui'
import type { LineUnit } from '@comanda/engine/payments'
import type { ReactNode } from 'react'
import { usePaymentMessages } from '../../../language/payment-messages.ts'
import { useNames } from '../../../language/use-names.ts'
import type { PaymentForm } from './payment-form.ts'

interface DishChoiceProps {
  readonly bill: Pick<TableSession, 'products' | 'taxes'>
  /** The units that others pay. */
  readonly taken: readonly LineUnit[]
  readonly chosen: PaymentForm['dishes']
  readonly wrong: ReactNode
  readonly onChange: (dishes: PaymentForm['dishes']) => void
}

/** How many of each dish the diner pays, of those that nobody else pays. */
export const DishChoice = ({ bill, taken, chosen, wrong, onChange }: DishChoiceProps) => {
  const { t } = usePaymentMessages()
  const nameOf = useNames()
  const names = new Map(bill.products.map((line) => [line.id, nameOf(line.name)]))
  return (
    <>
      <ul className="pay-dishes" aria-label={t('payment.part.items')}>
        {dishLines(bill).map(({ line, quantity }) => {
          const name = names.get(line) ?? ''
          const left = quantity - taken.filter((unit) => unit.line === line).length
          return (
            <li key={line}>
              <span>
                {name} <small>{t('payment.part.ofDish', { count: left })}</small>
              </span>
              <Stepper
                value={chosen[line] ?? 0}
                max={Math.max(0, Math.floor(left))}
                label={name}
                increaseLabel={t('payment.part.more', { name })}
                decreaseLabel={t('payment.part.fewer', { name })}
                onChange={(count) => onChange({ ...chosen, [line]: count })}
              />
            </li>
          )
        })}
      </ul>
      {wrong && <p role="alert">{wrong}</p>}
    </>
  )
}
