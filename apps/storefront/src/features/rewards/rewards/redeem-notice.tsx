import { Banner } from '@comanda/ui'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { rewardFailureKey } from './reward-failure.ts'
import type { Redeeming } from './use-redeem.ts'

/** What became of a press that did not simply go through. */
export const RedeemNotice = ({ redeeming }: { readonly redeeming: Redeeming }) => {
  const { t } = useMemberMessages()
  if (redeeming.status === 'uncertain')
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
