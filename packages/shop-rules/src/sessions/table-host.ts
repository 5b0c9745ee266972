/** What decides who may let others in at a table. */
export interface SeatedGuest {
  readonly _id: string
  readonly status: 'waiting' | 'admitted' | 'declined' | 'left'
  readonly isHost: boolean
  readonly joinTime: string
  readonly seenTime: string
}

/** For how long after a phone was heard of its guest counts as present, in ms. */
const PRESENT = 120_000
/** After how long others than the host may let somebody in, and after how long staff are called, in ms. */
const OTHERS = 20_000
const STAFF = 60_000

/** Returns whether a guest is at the table, as far as their phone says (TABLE-1.6). */
export const isGuestPresent = ({ seenTime }: Pick<SeatedGuest, 'seenTime'>, now: number): boolean =>
  now - Date.parse(seenTime) < PRESENT

/** Returns the guest who acts as host: the host, or if they have been away, the present guest who came first (TABLE-1.6). */
export const actingHost = <G extends SeatedGuest>(
  guests: readonly G[],
  now: number,
): G | undefined => {
  const admitted = guests.filter(({ status }) => status === 'admitted')
  const host = admitted.find(({ isHost }) => isHost)
  if (host && isGuestPresent(host, now)) return host
  const [next] = admitted
    .filter((guest) => isGuestPresent(guest, now))
    .toSorted(
      (one, other) =>
        one.joinTime.localeCompare(other.joinTime) || one._id.localeCompare(other._id),
    )
  return next ?? host
}

/** Returns from when a guest may let somebody in who waits: the host at once, others after 20 seconds (TABLE-1.5). */
export const admittedFrom = (
  { joinTime }: Pick<SeatedGuest, 'joinTime'>,
  isHost: boolean,
): number => Date.parse(joinTime) + (isHost ? 0 : OTHERS)

/** Returns from when staff are called for somebody who waits (TABLE-1.7). */
export const ringsFrom = ({ joinTime }: Pick<SeatedGuest, 'joinTime'>): number =>
  Date.parse(joinTime) + STAFF

/** Returns whether somebody who waits is let in by itself: after a minute during which nobody is there who could (TABLE-1.8). */
export const entersAlone = (
  waiting: Pick<SeatedGuest, 'joinTime'>,
  guests: readonly SeatedGuest[],
  now: number,
): boolean =>
  ringsFrom(waiting) <= now &&
  !guests.some((guest) => guest.status === 'admitted' && isGuestPresent(guest, now))

/** Returns the guests who count among those of a table: who was let in, and who waits and is still there. */
export const countedGuests = <G extends SeatedGuest>(
  guests: readonly G[],
  now: number,
): readonly G[] =>
  guests.filter(
    (guest) =>
      guest.status === 'admitted' || (guest.status === 'waiting' && isGuestPresent(guest, now)),
  )
