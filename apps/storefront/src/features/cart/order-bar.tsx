import { Banner, Button, Icon } from '@comanda/ui'
import type { ReactNode } from 'react'
import { usePause } from '../../diner/use-pause.ts'
import { useMoney } from '../../money/use-money.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { usePauseWords } from '../../language/use-pause-words.ts'
import { EstimateLine } from './estimate-line.tsx'
import type { FailureReason } from '../../visit/visit-state.ts'
import { useShownCart } from './shown-cart.tsx'

interface OrderBarProps {
  /** Why nothing can be ordered here and now. */
  readonly failure: FailureReason | undefined
  /** How many lines need attention. */
  readonly problems: number
  /** How far the order is. */
  readonly stage: 'cart' | 'placing' | 'placed'
  /** Whether it is for a time that the diner chose. */
  readonly isForLater?: boolean
  readonly onPress: () => void
  /** Above the button. */
  readonly children?: ReactNode
}

const Obstacle = ({ failure, problems }: Pick<OrderBarProps, 'failure' | 'problems'>) => {
  const { t } = useOrderingMessages()
  if (!failure && problems === 0) return null
  const key =
    failure === 'timeSlotNotFound'
      ? 'checkout.error.shopClosed'
      : (`failure.${failure ?? 'serverError'}.title` as const)
  return (
    <Banner tone="danger" icon="warning">
      {failure ? t(key) : t('cart.fixFirst', { count: problems })}
    </Banner>
  )
}

/**
 * The button that orders, with the total, and becomes a tick; above it, what prevents ordering. While staff have paused orders it
 * says so, and works again as soon as they go on (STAFF-1.15).
 */
export const OrderBar = ({
  failure,
  problems,
  stage,
  isForLater = false,
  onPress,
  children,
}: OrderBarProps) => {
  const { t } = useOrderingMessages()
  const money = useMoney()
  const { result } = useShownCart()
  const pause = usePause()
  const pauseWords = usePauseWords()
  const isPaused = pause !== undefined && failure === undefined && stage === 'cart'
  return (
    <div className="cart-place">
      {isPaused ? (
        <Banner tone="highlight" icon="warning">
          {pauseWords(pause)}
        </Banner>
      ) : (
        <Obstacle failure={failure} problems={problems} />
      )}
      {!isPaused && !failure && !isForLater && <EstimateLine />}
      {children}
      <Button
        size="large"
        wide
        busy={stage === 'placing'}
        disabled={isPaused}
        onClick={stage === 'cart' ? onPress : undefined}
      >
        {isPaused ? (
          t('cart.paused')
        ) : stage === 'placing' ? (
          t('cart.placing')
        ) : stage === 'placed' ? (
          <span className="cart-placed" role="img" aria-label={t('cart.placed')}>
            <Icon name="check" />
          </span>
        ) : (
          <>
            <span>{t('cart.placeOrder')}</span>
            <span className="cart-place-dot" aria-hidden="true" />
            <span aria-hidden="true">{money(result?.totals.total ?? 0)}</span>
          </>
        )}
      </Button>
    </div>
  )
}
