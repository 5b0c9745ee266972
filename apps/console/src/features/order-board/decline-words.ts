/** Why an order was declined, in the words of staff. */
export const declineWords = {
  busy: 'respond.reasons.busy',
  soldOut: 'respond.reasons.soldOut',
  closing: 'respond.reasons.closing',
  other: 'respond.reasons.another',
  noResponse: 'respond.reasons.noResponse',
} as const
