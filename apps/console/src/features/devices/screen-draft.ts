import type { KioskScreen } from '@comanda/contract'

/** How far an arm reaches up from a wheelchair, over what stands below the screen, in mm above the floor (KIOSK-7.3). */
const LOW_REACH = 1120
/** Less than this within reach is too little, in mm. */
const LEAST_BAND = 300

/** What the form edits; without a size the screen is unknown. */
export interface ScreenDraft {
  readonly diagonalInch: number | ''
  readonly lowerEdgeMm: number
  readonly viewMm: number
}

export const screenDraftOf = (screen: KioskScreen | undefined): ScreenDraft => ({
  diagonalInch: '',
  lowerEdgeMm: 800,
  viewMm: 600,
  ...screen,
})

export const screenOf = ({ diagonalInch, ...rest }: ScreenDraft): KioskScreen | undefined =>
  diagonalInch === '' ? undefined : { diagonalInch, ...rest }

/** Returns how much of the screen a guest in a wheelchair reaches if that is too little, and how much lower it must hang, in mm (KIOSK-7.3). */
export const lowBandProblem = ({
  lowerEdgeMm,
}: Pick<ScreenDraft, 'lowerEdgeMm'>):
  | { readonly band: number; readonly lower: number }
  | undefined => {
  const band = LOW_REACH - lowerEdgeMm
  return band < LEAST_BAND ? { band: Math.max(0, band), lower: LEAST_BAND - band } : undefined
}
