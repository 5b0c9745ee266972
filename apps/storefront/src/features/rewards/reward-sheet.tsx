import type { Reward } from '@comanda/client/rewards'
import { Button, buttonLook, Picture, Sheet } from '@comanda/ui'
import { languageTag } from '@comanda/locales'
import { Link } from '../../router/link.tsx'
import { pictureSource } from '../../pictures/attachment-url.ts'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useMemberMessages } from '../../language/member-messages.ts'
import { useDay } from '../../language/use-day.ts'
import { useNames } from '../../language/use-names.ts'
import { giftWords } from '../coupons/gift-words.ts'
import { RedeemNotice } from './redeem-notice.tsx'
import { useRedeem } from './use-redeem.ts'
import { RemainingSums } from '../payment/remaining-sums.tsx'
import './reward-sheet.css'

interface RewardCostProps {
  readonly cost: number
  readonly points: number | undefined
}

/** The cost, the member's points, and the points after that. */
const RewardCost = ({ cost, points }: RewardCostProps) => {
  const { t, locale } = useMemberMessages()
  const write = (count: number) => count.toLocaleString(languageTag[locale])
  const has = points !== undefined
  return (
    <RemainingSums
      rows={[
        [t('rewards.costLabel'), t('rewards.cost', { count: cost })],
        ...(has ? ([[t('rewards.before'), write(points)]] as const) : []),
      ]}
      after={has && points >= cost ? [t('rewards.after'), write(points - cost)] : undefined}
    />
  )
}

/** Links after a reward was redeemed. */
const RedeemedReward = ({ onMore }: { readonly onMore: () => void }) => {
  const { t } = useMemberMessages()
  return (
    <div className="taken-reward">
      <Link to="/member/ownedCoupons" {...buttonLook({ size: 'large', wide: true })}>
        {t('rewards.toCoupons')}
      </Link>
      <Button variant="quiet" wide onClick={onMore}>
        {t('rewards.more')}
      </Button>
    </div>
  )
}

interface RewardSheetProps {
  readonly reward: Reward
  readonly shop: string
  /** The member's points; undefined without a login. */
  readonly points: number | undefined
  readonly onTaken: () => void
  readonly onClosed: () => void
}

/** One reward, what redeeming it costs and leaves, and the button that redeems it. */
export const RewardSheet = ({ reward, shop, points, onTaken, onClosed }: RewardSheetProps) => {
  const { t } = useMemberMessages()
  const name = useNames()
  const day = useDay(useCatalogue().menu?.shop.timeZone)
  const { gift, state } = reward
  const { redeeming, redeem } = useRedeem(gift, shop, onTaken)
  const isTaken = redeeming.status === 'done'
  /** A redemption of unknown outcome can be checked, whatever is left of the reward now. */
  const canTake =
    points !== undefined && (state.state === 'redeemable' || redeeming.status === 'unknown')
  return (
    <Sheet
      open
      onClosed={onClosed}
      title={isTaken ? t('rewards.takenTitle') : name(gift.name)}
      closeLabel={t('app.close')}
      footer={(close) => {
        if (isTaken) return <RedeemedReward onMore={close} />
        if (points === undefined)
          return (
            <Link
              to="/member/login"
              search={{ next: '/member/rewards' }}
              {...buttonLook({ size: 'large', wide: true })}
            >
              {t('rewards.logIn')}
            </Link>
          )
        return (
          <Button
            size="large"
            wide
            disabled={!canTake}
            busy={redeeming.status === 'busy'}
            onClick={() => void redeem()}
          >
            {canTake ? t('rewards.take') : giftWords(t, state)}
          </Button>
        )
      }}
    >
      <div className="reward-sheet" aria-live="polite">
        <Picture
          alt=""
          ratio="wide"
          eager
          {...pictureSource(gift.image, '(min-width: 768px) 34rem, 100vw')}
        />
        {isTaken ? (
          <p>{t('rewards.takenText')}</p>
        ) : (
          <>
            {gift.description && <p>{name(gift.description)}</p>}
            <p className="reward-sheet-facts">
              {gift.quantity !== undefined && t('rewards.left', { count: gift.quantity })}{' '}
              {gift.endDate !== undefined && t('rewards.until', { date: day(gift.endDate) })}
            </p>
            <RewardCost cost={gift.point} points={points} />
            <RedeemNotice redeeming={redeeming} />
          </>
        )}
      </div>
    </Sheet>
  )
}
