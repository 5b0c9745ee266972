/** What the keyboard asks of the board. */
export type BoardKey =
  | { readonly do: 'go'; readonly key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' }
  | { readonly do: 'next' | 'back' | 'cancel' | 'details' | 'undo' | 'mute' | 'help' }

const keys: Readonly<Record<string, BoardKey>> = {
  ArrowUp: { do: 'go', key: 'ArrowUp' },
  ArrowDown: { do: 'go', key: 'ArrowDown' },
  ArrowLeft: { do: 'go', key: 'ArrowLeft' },
  ArrowRight: { do: 'go', key: 'ArrowRight' },
  Enter: { do: 'next' },
  Backspace: { do: 'back' },
  Delete: { do: 'cancel' },
  ' ': { do: 'details' },
  z: { do: 'undo' },
  m: { do: 'mute' },
  '?': { do: 'help' },
}

/** The keys of the board as they are shown, with the message that says what each does. */
export const shownKeys = [
  [['↑', '↓', '←', '→'], 'keys.move'],
  [['Enter'], 'keys.next'],
  [['⌫'], 'keys.back'],
  [['Del'], 'keys.cancel'],
  [['Space'], 'keys.details'],
  [['Z'], 'keys.undo'],
  [['M'], 'keys.mute'],
  [['?'], 'keys.help'],
] as const

/** What a pressed key asks; nothing with a modifier, which is the browser's. */
export const boardKey = (event: {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}): BoardKey | undefined =>
  event.ctrlKey || event.metaKey || event.altKey
    ? undefined
    : (keys[event.key] ?? keys[event.key.toLowerCase()])
