import { usualIdle } from '@comanda/client/kiosk'
import type { Device, DevicePatch, KioskMode } from '@comanda/contract'
import { type ScreenDraft, screenDraftOf, screenOf } from './screen-draft.ts'

/** What the form of a kiosk edits. */
export interface KioskDraft {
  readonly name: string
  /** Empty: the language of the app. */
  readonly locale: string
  /** Empty: all that the shop is open for. */
  readonly mode: KioskMode | ''
  readonly warn: number
  readonly reset: number
  readonly paused: boolean
  /** Whether it offers dishes before the check. */
  readonly offer: boolean
  /** Empty: the words of the app. */
  readonly pauseText: string
  /** The numbers on the stands, empty if there are none. */
  readonly firstStand: number | ''
  readonly lastStand: number | ''
  readonly screen: ScreenDraft
  /** Empty: that of the payment account. */
  readonly reader: string
}

export const kioskDraftOf = ({
  name,
  locale,
  modes,
  idle,
  paused,
  offer,
  pauseText,
  tents,
  screen,
  reader,
}: Device): KioskDraft => ({
  name,
  locale: locale ?? '',
  mode: modes?.length === 1 ? (modes[0] ?? '') : '',
  ...(idle ?? usualIdle),
  paused: paused ?? false,
  offer: offer ?? true,
  pauseText: pauseText ?? '',
  firstStand: tents?.from ?? '',
  lastStand: tents?.to ?? '',
  screen: screenDraftOf(screen),
  reader: reader ?? '',
})

/** Without a first number there are no stands; without a last one there is one. */
const tentsOf = ({
  firstStand: from,
  lastStand: to,
}: Pick<KioskDraft, 'firstStand' | 'lastStand'>): Exclude<DevicePatch['tents'], undefined> =>
  from === '' ? null : { from, to: to === '' ? from : to }

/** Returns the patch that a draft comes to; what is usual is cleared. */
export const kioskPatchOf = (
  { name, mode, warn, reset, screen, reader, ...draft }: KioskDraft,
  locale: Device['locale'],
): DevicePatch => ({
  name: name.trim(),
  locale: locale ?? null,
  modes: mode === '' ? null : [mode],
  idle: warn === usualIdle.warn && reset === usualIdle.reset ? null : { warn, reset },
  paused: draft.paused || null,
  offer: draft.offer ? null : false,
  pauseText: draft.pauseText.trim() || null,
  tents: tentsOf(draft),
  screen: screenOf(screen) ?? null,
  reader: reader.trim() || null,
})
