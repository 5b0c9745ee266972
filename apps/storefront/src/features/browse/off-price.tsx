import { Price } from '@comanda/ui'
import { useMessages } from '../../language/messages.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useMoney } from '../../money/use-money.ts'
import './off-price.css'

interface OffPriceProps {
  readonly price: number
  /** Its choices may cost more. */
  readonly isFrom: boolean
}

/** What a dish costs while a discount runs, beside its struck price. */
export const OffPrice = ({ price, isFrom }: OffPriceProps) => {
  const { t } = useMessages()
  const ordering = useOrderingMessages()
  const money = useMoney()
  const text = money(price)
  return (
    <span className="dish-off">
      <span className="ui-hidden">{ordering.t('running.now')}</span>
      <Price text={isFrom ? t('dish.from', { price: text }) : text} />
    </span>
  )
}
