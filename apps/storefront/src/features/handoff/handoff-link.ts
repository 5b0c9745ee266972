/** Returns the link of a code; it takes nothing until somebody presses there (HANDOFF-4.1). */
export const handoffLink = (code: string): string => `${window.location.origin}/h/${code}`

const link = /\/h\/([0-9a-f]{6}[\w-]{14})$/

/** Returns the code of a scanned link. */
export const linkedHandoff = (text: string): string | undefined => link.exec(text.trim())?.[1]

/** Returns what can be taken by a typed text: six digits, or the code of a link. */
export const handoffCodeOf = (text: string): string | undefined => {
  const trimmed = text.trim()
  return /^\d{3} ?\d{3}$/.test(trimmed) ? trimmed.replace(' ', '') : linkedHandoff(trimmed)
}

/** Returns six digits as they are read out: three and three. */
export const spacedDigits = (digits: string): string => `${digits.slice(0, 3)} ${digits.slice(3)}`
