import type { TableSession } from '@comanda/contract'
import { Stepper } from '@comanda/ui'
import type { ReactNode } from 'react'
import { usePaymentMessages } from '../../../language/payment-messages.ts'
import { useNames } from '../../../language/use-names.ts'
import { dishLines } from './dish-lines.ts'
import type { PaymentForm } from './payment-form.ts'

interface DishChoiceProps {
  readonly bill: Pick<TableSession, 'products' | 'taxes'>
  readonly chosen: PaymentForm['dishes']
  readonly wrong: ReactNode
  readonly onChange: (dishes: PaymentForm['dishes']) => void
}

/** How many of each dish the diner pays. */
export const DishChoice = ({ bill, chosen, wrong, onChange }: DishChoiceProps) => {
  const { t } = usePaymentMessages()
  const nameOf = useNames()
  const names = new Map(bill.products.map((line) => [line.id, nameOf(line.name)]))
  return (
    <>
      <ul className="pay-dishes" aria-label={t('payment.part.items')}>
        {dishLines(bill).map(({ line, quantity }) => {
          const name = names.get(line) ?? ''
          return (
            <li key={line}>
              <span>
                {name} <small>{t('payment.part.ofDish', { count: quantity })}</small>
              </span>
              <Stepper
                value={chosen[line] ?? 0}
                max={Math.floor(quantity)}
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
