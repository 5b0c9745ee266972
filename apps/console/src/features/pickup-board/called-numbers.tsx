import { Icon, type IconName } from '@comanda/ui'
import { useId } from 'react'
import { useMessages } from '../../staff/messages.ts'

/** How many numbers a half shows at most; the rest are counted. */
const MOST = 40
/** Up to how many numbers have a size, the largest first; more have the smallest. */
const SIZES = [
  { size: 'largest', most: 3 },
  { size: 'large', most: 8 },
  { size: 'medium', most: 18 },
] as const

interface CalledNumbersProps {
  readonly title: string
  readonly orders: readonly { readonly _id: string; readonly number: string }[]
  readonly icon: IconName
  readonly isReady?: boolean
}

/** One half of the board: the fewer numbers it has, the larger they are. */
export const CalledNumbers = ({ title, orders, icon, isReady = false }: CalledNumbersProps) => {
  const { t } = useMessages()
  const heading = useId()
  const more = orders.length - MOST
  const { size } = SIZES.find(({ most }) => orders.length <= most) ?? { size: 'small' }
  return (
    <section
      className="pickup-half"
      aria-labelledby={heading}
      data-ready={isReady ? '' : undefined}
      data-size={size}
    >
      <h2 id={heading}>
        <Icon name={icon} />
        {title}
      </h2>
      <ul aria-live={isReady ? 'polite' : undefined}>
        {orders.slice(0, MOST).map(({ _id, number }) => (
          <li key={_id}>{number}</li>
        ))}
      </ul>
      {more > 0 && <p className="pickup-more">{t('pickup.more', { count: more })}</p>}
    </section>
  )
}
