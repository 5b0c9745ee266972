import { Button, buttonLook } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMemberMessages } from '../../language/member-messages.ts'

/** Links after a reward was redeemed. */
export const RedeemedReward = ({ onMore }: { readonly onMore: () => void }) => {
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
