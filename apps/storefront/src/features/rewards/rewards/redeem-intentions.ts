import { randomKey } from '@comanda/client'

const open = new Map<string, string>()

/** Whether a reward was asked for without an answer. */
export const isRedeemOpen = (gift: string): boolean => open.has(gift)

/** The key of an intention to take a reward: the same until its answer is known, though the sheet was closed meanwhile. */
export const redeemKey = (gift: string): string => {
  const key = open.get(gift) ?? randomKey()
  open.set(gift, key)
  return key
}

/** The answer is known: taking the reward again is another intention. */
export const endRedeem = (gift: string): void => {
  open.delete(gift)
}
