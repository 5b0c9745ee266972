import type { AppSetting, SystemSetting } from '@comanda/contract'
import { objectId } from '../ids/object-id.ts'
import { text } from '../text/text.ts'
import { terms } from './terms.ts'

export const systemSettings: SystemSetting[] = [
  {
    _id: objectId('system-setting'),
    onlineMemberSystem: true,
    onlineOrderingSystem: true,
    allowChooseShop: true,
    pointMonths: 12,
  },
]

/** Lantern orange; the neutral colours are those of the default brand. */
export const appSettings: AppSetting[] = [
  {
    _id: objectId('app-setting'),
    name: text('Lantern Lane', '燈巷冰室', '灯巷冰室'),
    theme: {
      primary: '#FF9B33',
      secondary: '#B5382A',
      success: '#1F7A57',
      danger: '#C6392C',
      actionPrimary: '#FF9B33',
      highlight: '#FFE7C7',
    },
    terms,
  },
]
