import { useSelected, useStore } from '@comanda/client/react'
import { lazy } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useKiosk } from '../kiosk-context.tsx'
import MenuPage from '../menu/menu-page.tsx'

const StandPage = lazy(async () => ({ default: (await import('./stand-page.tsx')).StandPage }))

/** The menu; before it, the stand of those who eat in, if the kiosk has stands (KIOSK-8.3). */
const MenuOrStand = () => {
  const { device, client } = useKiosk()
  const stand = useStore(client.stand.state)
  const mode = useSelected(useDiner().client.cart.state, ({ place }) => place?.mode)
  const { tents } = device
  if (tents && mode === 'dineInNoTable' && stand === undefined) return <StandPage tents={tents} />
  return <MenuPage />
}

export default MenuOrStand
