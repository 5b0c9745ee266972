import type { RedemptionState } from '@comanda/client/rewards'
import { Banner } from '@comanda/ui'
import { useMemberMessages } from '../../language/member-messages.ts'
import { rewardFailureKey } from './reward-failure.ts'

/** Says that redeeming failed, or that its outcome is unknown. */
export const RedeemNotice = ({ redeeming }: { readonly redeeming: RedemptionState }) => {
  const { t } = useMemberMessages()
  if (redeeming.status === 'unknown')
    return (
      <Banner tone="highlight" icon="warning">
        {t('rewards.uncertain')}
      </Banner>
    )
  if (redeeming.status === 'refused')
    return (
      <Banner tone="danger" icon="warning">
        {t(rewardFailureKey(redeeming.error))}
      </Banner>
    )
  return null
}
