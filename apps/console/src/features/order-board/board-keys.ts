/** A command of the keyboard. */
export type BoardCommand =
  | { readonly do: 'go'; readonly key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' }
  | { readonly do: 'next' | 'back' | 'cancel' | 'details' | 'undo' | 'mute' }

const keys: Readonly<Record<string, BoardCommand>> = {
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
}

/** The keys as they are shown, each with the message that describes it; those of the whole console are shown with them. */
export const shownKeys = [
  [['↑', '↓', '←', '→'], 'keys.move'],
  [['Enter'], 'keys.next'],
  [['⌫'], 'keys.back'],
  [['Del'], 'keys.cancel'],
  [['Space'], 'keys.details'],
  [['M'], 'keys.mute'],
] as const

/** Returns the command of a pressed key, or `undefined` if it has none or a modifier is pressed. */
export const boardCommand = (event: {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}): BoardCommand | undefined =>
  event.ctrlKey || event.metaKey || event.altKey
    ? undefined
    : (keys[event.key] ?? keys[event.key.toLowerCase()])
