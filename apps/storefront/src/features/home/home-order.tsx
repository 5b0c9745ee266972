import type { Shop } from '@comanda/contract'
import { buttonLook } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useSession, useVisit } from '../../data/use-store.ts'
import { useMessages } from '../../language/messages.ts'
import { LeaveTable } from './leave-table.tsx'
import { ModeChoices } from './mode-choices.tsx'

/** The ways to order: at the table where one sits, else those that the shop has. */
export const HomeOrder = ({ shop, now }: { shop: Shop; now: number }) => {
  const { t } = useMessages()
  const { mode } = useVisit()
  const { session } = useSession()
  const table = mode === 'dineIn' ? session?.tables?.[0]?.name : undefined
  return (
    <>
      {table === undefined ? (
        <ModeChoices shop={shop} now={now} />
      ) : (
        <>
          <Link to="/browse" {...buttonLook({ size: 'large', wide: true })}>
            {t('home.continueTable', { name: table })}
          </Link>
          <LeaveTable shop={shop} now={now} />
        </>
      )}
      <Link to="/browse" {...buttonLook({ variant: 'quiet', wide: true })}>
        {t('home.seeMenu')}
      </Link>
      {table === undefined && <p className="home-scan">{t('home.scanTable')}</p>}
    </>
  )
}
