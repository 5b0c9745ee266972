import type { Slip, SlipPart } from './slip.ts'

const lineOf = (part: SlipPart): string => {
  if (part.kind === 'rule') return ''
  if (part.kind === 'codes') return part.texts.join('\n')
  if (part.kind !== 'row') return part.text
  return `${part.left}    ${part.right}`
}

/** Returns a slip as plain text: rules are empty lines. */
export const slipText = (slip: Slip): string => slip.map(lineOf).join('\n').trim()
