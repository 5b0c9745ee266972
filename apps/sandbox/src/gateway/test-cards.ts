import type { Outcome } from './counterpart.ts'

interface TestCard {
  readonly outcome: Outcome
  readonly last4: string
  readonly asksForCode: boolean
}

const outcomes: Readonly<Record<string, Outcome>> = {
  '4111111111111111': 'paid',
  '4000000000003220': 'paid',
  '4000000000000002': 'declined',
  '4000000000009995': 'declined',
  '4000000000009235': 'review',
  '4000000000000119': 'partial',
}

/** Returns what a card comes to, or undefined if it is not one of the test cards. */
export const testCard = (number: string): TestCard | undefined => {
  const plain = number.replaceAll(/\D/g, '')
  const outcome = outcomes[plain]
  if (outcome === undefined) return undefined
  return { outcome, last4: plain.slice(-4), asksForCode: plain === '4000000000003220' }
}

/** The code of 3-D Secure that is right. */
export const secureCode = '1234'
