import type { ShownKeys } from '../../staff/screen/key-list.tsx'

/** What a key of the console does. */
export type ConsoleCommand =
  | { readonly do: 'search' | 'newOrder' | 'pay' | 'undo' | 'help' }
  | {
      readonly do: 'go'
      readonly to: '/$shop/floor' | '/$shop/orders' | '/$shop/dishes' | '/$shop/day'
    }

const commands: Readonly<Record<string, ConsoleCommand>> = {
  '/': { do: 'search' },
  'g f': { do: 'go', to: '/$shop/floor' },
  'g o': { do: 'go', to: '/$shop/orders' },
  'g d': { do: 'go', to: '/$shop/dishes' },
  'g z': { do: 'go', to: '/$shop/day' },
  n: { do: 'newOrder' },
  p: { do: 'pay' },
  z: { do: 'undo' },
  '?': { do: 'help' },
}

/** The keys as they are shown. */
export const shownKeys: ShownKeys = [
  [['/'], 'keys.search'],
  [['G', 'F'], 'keys.goFloor'],
  [['G', 'O'], 'keys.goOrders'],
  [['G', 'D'], 'keys.goDishes'],
  [['G', 'Z'], 'keys.goDay'],
  [['N'], 'keys.newOrder'],
  [['P'], 'keys.pay'],
  [['Z'], 'keys.undo'],
  [['?'], 'keys.help'],
]

/** The longest time between the keys of a pair, in ms. */
const PAIR = 1500

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  /** In ms. */
  readonly timeStamp: number
}

/** Returns a function that returns the command of each pressed key, or of a pair with the one before. */
export const createKeyReader = () => {
  let first: Pressed | undefined
  return (pressed: Pressed): ConsoleCommand | undefined => {
    const before = first
    first = undefined
    if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined
    const key = pressed.key.toLowerCase()
    const isPair = before !== undefined && pressed.timeStamp - before.timeStamp <= PAIR
    const command = isPair ? commands[`g ${key}`] : commands[key]
    if (key === 'g' && !isPair) first = pressed
    return command
  }
}
