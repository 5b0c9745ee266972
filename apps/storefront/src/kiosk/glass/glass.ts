import type { KioskScreen } from '@comanda/contract'

/** What a guest needs of the screen (KIOSK-7.4). */
export interface Needs {
  /** All that is operable within reach of a wheelchair. */
  readonly low: boolean
  /** Large letters and keys, and more contrast. */
  readonly large: boolean
}

/** The page's room, in CSS pixels. */
export interface PageSize {
  readonly width: number
  readonly height: number
  /** Physical pixels of one CSS pixel. */
  readonly ratio: number
}

/** Sizes on the glass, in CSS pixels unless said otherwise (KIOSK-7.1, KIOSK-7.2). */
export interface Glass {
  readonly mm: number
  /** The em of the smallest letters, and of dishes and prices. */
  readonly letter: number
  readonly dish: number
  readonly target: number
  readonly gap: number
  /** From the top of the page: above it nothing that is needed can be operated. */
  readonly line: number
  /** The bar of Back, Start over and the others at the lower edge. */
  readonly foot: number
  /** Whether words fit into that bar. */
  readonly hasWords: boolean
  readonly isWide: boolean
  /** Columns of dishes, and whether the cart stands beside them. */
  readonly columns: number
  /** About the height of a dish's card. */
  readonly card: number
  readonly hasCartColumn: boolean
}

const INCH = 25.4
/** How far an arm reaches, in mm above the floor: standing, and from a wheelchair over what stands below the screen. */
const REACH = { standing: 1220, seated: 1120 } as const
/** What is within reach at least, in mm: a screen that hangs too high is the console's to tell of. */
const LEAST_BAND = 300
/** In mm. The em is that of 4.8 mm capitals. */
const sizes = { letter: 6.7, dish: 9, target: 20, largeTarget: 30, gap: 3 } as const
/** Of the height of an em, as in the faces that are used. */
const CAPITAL = 0.72
/** Large letters are seen under this angle, in degrees. */
const ANGLE = 0.7
/** Large keys are a little smaller where five stand in one row then: the row that is saved shows more than they lose. */
const LEAST_LARGE = 27
/** No target has fewer physical pixels. */
const LEAST_PIXELS = 24
/** Slots of the bar at the lower edge. */
const SLOTS = 5
/** The least width of a dish's card, in mm. */
const CARD = { normal: 48, large: 78 } as const

/** A screen that nobody has described: a tablet on a stand, or a stele. */
const guessOf = ({ width, height, ratio }: PageSize): KioskScreen =>
  Math.max(width, height) * ratio >= 1600
    ? { diagonalInch: 32, lowerEdgeMm: 800, viewMm: 600 }
    : { diagonalInch: 10.9, lowerEdgeMm: 950, viewMm: 600 }

/** The height of a picture by its width, and of what is below it, in mm. */
const PICTURE = 3 / 4
const CARD_TEXT = { normal: 46, narrow: 66, large: 92 } as const
/** A narrower card has its price in a row of its own, in mm. */
const NARROW = 80

/** Returns the em whose capitals are seen under the angle, in mm. */
const largeLetter = (viewMm: number): number =>
  (2 * viewMm * Math.tan((ANGLE / 2) * (Math.PI / 180))) / CAPITAL

/** Returns the sizes of a screen that fills the page, for what a guest needs. */
export const glassOf = (
  screen: KioskScreen | undefined,
  page: PageSize,
  { low, large }: Needs,
): Glass => {
  const { width, height, ratio } = page
  const { diagonalInch, lowerEdgeMm, viewMm } = screen ?? guessOf(page)
  const mm = Math.hypot(width, height) / (diagonalInch * INCH)
  const letterMm = large ? Math.max(sizes.letter, largeLetter(viewMm)) : sizes.letter
  const gap = sizes.gap * mm
  const fifth = (width - (SLOTS + 1) * gap) / SLOTS
  const isFifth = fifth >= LEAST_LARGE * mm && fifth < sizes.largeTarget * mm
  const largeTarget = isFifth ? fifth : sizes.largeTarget * mm
  const target = Math.max(LEAST_PIXELS / ratio, large ? largeTarget : sizes.target * mm)
  const reach = (low ? REACH.seated : REACH.standing) - lowerEdgeMm
  const line = Math.max(0, height - Math.max(reach, LEAST_BAND) * mm)
  const rows = SLOTS * (target + gap) + gap > width + 0.01 ? 2 : 1
  const isWide = width > height
  const rail = 2 * target + 2 * gap
  const card = (large ? CARD.large : CARD.normal) * mm
  const cart = Math.max(2 * target + 8 * gap, Math.min(0.24 * width, 150 * mm))
  const beside = width - rail - cart - 3 * gap
  const hasCartColumn = isWide && beside >= 2 * card + gap
  const room = hasCartColumn ? beside : width - rail - 2 * gap
  const columns = Math.max(1, Math.min(isWide ? 4 : 2, Math.floor((room + gap) / (card + gap))))
  const isNarrow = room / columns < NARROW * mm
  const textOf = large ? 'large' : isNarrow ? 'narrow' : 'normal'
  return {
    mm,
    letter: letterMm * mm,
    dish: Math.max(sizes.dish, letterMm) * mm,
    target,
    gap,
    line,
    foot: rows * (target + gap) + gap,
    hasWords: SLOTS * (6.6 * letterMm + 6) * mm <= width,
    isWide,
    columns,
    card: (room / columns) * PICTURE + CARD_TEXT[textOf] * mm,
    hasCartColumn,
  }
}
