import { OrderType } from '@comanda/contract'
import { useMessages } from '../staff/messages.ts'
import { SomeOf } from './some-of.tsx'

const orderTypes = OrderType.anyOf.map((one) => one.const).filter((type) => type !== 'topUp')
type OrderTypes = readonly (typeof OrderType.anyOf)[number]['const'][]

interface OrderTypesOfProps {
  /** Undefined: all. */
  readonly chosen: OrderTypes | undefined
  readonly onChange: (chosen: OrderTypes | undefined) => void
}

/** The kinds of orders for which something is: all, or some. */
export const OrderTypesOf = ({ chosen, onChange }: OrderTypesOfProps) => {
  const { t } = useMessages()
  return (
    <SomeOf
      label={t('methods.orderTypes')}
      allText={t('methods.allTypes')}
      someText={t('methods.someTypes')}
      noneText={t('methods.noType')}
      options={orderTypes.map((id) => ({ id, text: t(`mode.${id}`) }))}
      chosen={chosen}
      onChange={(ids) => onChange(ids && orderTypes.filter((type) => ids.includes(type)))}
    />
  )
}
