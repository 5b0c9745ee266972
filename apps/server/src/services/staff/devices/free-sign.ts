import { randomInt } from 'node:crypto'
import { type PairingSign, signColours, signShapes } from '@comanda/contract'

const all = signShapes.flatMap((shape) =>
  signColours.map((colour): PairingSign => ({ shape, colour })),
)

const isSame = (one: PairingSign, other: PairingSign | null): boolean =>
  one.shape === other?.shape && one.colour === other.colour

/** Returns one of the 64 signs that no other device there shows, by chance; any of them if all are shown (KIOSK-1.7). */
export const freeSign = (shown: readonly (PairingSign | null)[]): PairingSign => {
  const free = all.filter((sign) => !shown.some((other) => isSame(sign, other)))
  const from = free.length > 0 ? free : all
  return from[randomInt(from.length)] as PairingSign
}
