import { useStore } from '@comanda/client/react'
import { Banner } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../staff/messages.ts'
import { useShop } from '../staff/shop-context.tsx'
import { useStaff } from '../staff/staff-context.tsx'
import { useRole } from '../staff/use-role.ts'

/** Says that the accounts are the demo's, and that the shop is not open yet (SETUP-1.6, SETUP-2.3). */
export const SetupBanners = () => {
  const { setup } = useStaff()
  const { needed } = useStore(setup.state)
  const { beingSetUp } = useShop()
  const { isOwner } = useRole()
  const { t } = useMessages()
  return (
    <>
      {needed === 'demo' && (
        <Banner tone="danger" icon="warning">
          {t('setup.demoAccounts')}
        </Banner>
      )}
      {beingSetUp && (
        <Banner tone="highlight">
          {t('setup.beingSetUp')} {isOwner && <Link to="/setup">{t('setup.continue')}</Link>}
        </Banner>
      )}
    </>
  )
}
