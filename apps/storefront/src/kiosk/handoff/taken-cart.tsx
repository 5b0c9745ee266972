import type { HandedCart } from '@comanda/contract'
import { Bring, modeOf } from '../../features/handoff/bring.tsx'
import { useDiner } from '../../diner/diner-context.tsx'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useMessages } from '../../language/messages.ts'
import { paths } from '../../router/paths.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { modesOf } from '../../shop/shop-hours.ts'
import { useKiosk } from '../kiosk-context.tsx'
import { offeredShop } from '../mode/offered-shop.ts'

/** Brings a guest's cart into the kiosk, in its language and its mode if the kiosk offers that (HANDOFF-4.6). */
export const TakenCart = ({ cart: taken }: { readonly cart: HandedCart }) => {
  const { client, visit } = useDiner()
  const { device, handed } = useKiosk()
  const { menu } = useCatalogue()
  const { locale, changeLocale } = useMessages()
  const navigate = useNavigate()
  const enter = (): void => {
    if (client.cart.state.get().lines.length > 0) return
    if (taken.locale && taken.locale !== locale) void changeLocale(taken.locale, null)
    const mode = menu && modeOf(taken, modesOf(offeredShop(menu.shop, device)))
    if (mode) visit.chooseMode(mode)
  }
  const onBrought = (): void => {
    handed.set(undefined)
    const { place } = client.cart.state.get()
    // Who eats in takes a stand first, if the kiosk has stands.
    const needsStand = device.tents !== undefined && place?.mode === 'dineInNoTable'
    void navigate({ to: needsStand ? paths.browse : paths.cart, replace: true })
  }
  return <Bring cart={taken} enter={enter} onBrought={onBrought} />
}
