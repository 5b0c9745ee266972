import { Icon } from '@comanda/ui'
import { useEstimate } from '../../diner/use-estimate.ts'
import { useCatalogue, useVisit } from '../../diner/use-stores.ts'
import { useMessages } from '../../language/messages.ts'
import './estimate-line.css'

/**
 * How long an order takes now, before it is placed (KITCHEN-6.6). Its line is empty while that is not known, so that nothing moves;
 * there is none if the shop does not say it for the type of order.
 */
export const EstimateLine = () => {
  const { t } = useMessages()
  const { menu } = useCatalogue()
  const { mode } = useVisit()
  const estimate = useEstimate()
  if (mode === 'topUp' || menu?.shop.prepMinutes?.[mode] === undefined) return null
  const words = (): string => {
    if (!estimate) return ''
    const { from, to } = estimate
    const isAtTable = mode === 'dineIn'
    return from === to
      ? t(isAtTable ? 'estimate.dineInOne' : 'estimate.one', { to })
      : t(isAtTable ? 'estimate.dineInRange' : 'estimate.range', { from, to })
  }
  return (
    <p className="estimate-line">
      {estimate && <Icon name="clock" size="small" />}
      {words()}
    </p>
  )
}
