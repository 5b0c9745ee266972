import type { Device, Shop } from '@comanda/contract'

/** Returns the shop as a kiosk offers it: only in the modes that staff have set, if they have (KIOSK-1.4). */
export const offeredShop = (shop: Shop, { modes }: Pick<Device, 'modes'>): Shop =>
  modes
    ? {
        ...shop,
        openTakeAway: shop.openTakeAway === true && modes.includes('takeAway'),
        openDineInNoTable: shop.openDineInNoTable === true && modes.includes('dineInNoTable'),
      }
    : shop
