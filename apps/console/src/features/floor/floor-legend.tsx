import { type TableState, tableStates } from '@comanda/client/staff'
import { Icon } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { tableSigns } from './table-signs.ts'

/** From free to paid, as a visit goes. */
const order: readonly TableState[] = tableStates.toReversed()

/** What the colours and signs of the tiles mean (STAFF-4.2). */
export const FloorLegend = () => {
  const { t } = useMessages()
  return (
    <ul className="floor-legend" aria-label={t('floor.legend')}>
      {order.map((state) => (
        <li key={state} data-state={state}>
          <Icon name={tableSigns[state]} size="small" />
          {t(`floor.state.${state}`)}
        </li>
      ))}
    </ul>
  )
}
