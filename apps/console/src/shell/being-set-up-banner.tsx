import { Banner } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../staff/messages.ts'
import { useShop } from '../staff/shop-context.tsx'
import { useRole } from '../staff/use-role.ts'

/** Says that the shop is not open yet (SETUP-2.3). */
export const BeingSetUpBanner = () => {
  const { beingSetUp } = useShop()
  const { isOwner } = useRole()
  const { t } = useMessages()
  if (!beingSetUp) return null
  return (
    <Banner tone="highlight">
      {t('setup.beingSetUp')} {isOwner && <Link to="/setup">{t('setup.continue')}</Link>}
    </Banner>
  )
}
