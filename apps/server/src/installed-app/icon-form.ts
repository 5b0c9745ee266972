/** The size and shape of an app's icon. */
export interface IconForm {
  /** Width and height in pixels. */
  readonly side: number
  /**
   * `tile` has its own round corners; the platform masks `masked` to a shape of its choice, of which only a circle of
   * 80 % is sure to be visible; `plate` loses at most its corners.
   */
  readonly shape: 'tile' | 'masked' | 'plate'
}

/** The forms by their names in the URL, as platforms require them (Android, desktop; Android; iOS). */
export const iconForms = {
  '192': { side: 192, shape: 'tile' },
  '512': { side: 512, shape: 'tile' },
  'maskable-192': { side: 192, shape: 'masked' },
  'maskable-512': { side: 512, shape: 'masked' },
  apple: { side: 180, shape: 'plate' },
} as const satisfies Readonly<Record<string, IconForm>>

export type IconName = keyof typeof iconForms

export const iconNames = Object.keys(iconForms) as readonly IconName[]

export const isIconName = (word: string | undefined): word is IconName =>
  word !== undefined && Object.hasOwn(iconForms, word)

/** The path of the product's own icon in each form, among the files of the diner's app. */
export const ownIcon: Readonly<Record<IconName, string>> = {
  '192': '/icon-192.png',
  '512': '/icon-512.png',
  'maskable-192': '/icon-maskable.png',
  'maskable-512': '/icon-maskable.png',
  apple: '/icon-apple.png',
}
