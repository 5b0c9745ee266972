import type { Shop } from '@comanda/contract'
import { buttonLook } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useMessages } from '../../language/messages.ts'
import { LeaveTable } from './leave-table.tsx'
import { ModeChoices } from './mode-choices.tsx'
import { useTable } from './use-table.ts'

/** The ways to order: at the diner's table, or else the modes that the shop has. */
export const HomeOrder = ({ shop, now }: { shop: Shop; now: number }) => {
  const { t } = useMessages()
  const table = useTable()
  if (table === undefined)
    return (
      <>
        <ModeChoices shop={shop} now={now} />
        <p className="home-scan">{t('home.scanTable')}</p>
      </>
    )
  return (
    <>
      <Link to="/browse" {...buttonLook({ size: 'large', wide: true })}>
        {t('home.continueTable', { name: table })}
      </Link>
      <LeaveTable shop={shop} now={now} />
    </>
  )
}
