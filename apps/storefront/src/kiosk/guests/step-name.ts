import type { KioskStep } from '@comanda/contract'
import { paths } from '../../router/paths.ts'

/** What the paths of a kiosk are called in its report. */
const names: readonly (readonly [string, KioskStep])[] = [
  [paths.posHome, 'attract'],
  [paths.browse, 'menu'],
  [paths.posOffer, 'offer'],
  [paths.posCodes, 'codes'],
  [paths.cart, 'check'],
  [paths.posPay, 'pay'],
]

/** Returns the step that a path of the kiosk is, for its report to staff (KIOSK-1.5). */
export const stepName = (path: string): KioskStep | 'other' => {
  if (path === paths.home) return 'mode'
  if (path.startsWith('/products/')) return 'dish'
  if (path.startsWith('/record/')) return 'number'
  return names.find(([one]) => one === path)?.[1] ?? 'other'
}
