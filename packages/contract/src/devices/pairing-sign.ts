import type { Static } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { OneOf } from '../fields/one-of.ts'

/** Eight shapes in eight colours are 64 signs; each has a name, such as “Blue star”. */
export const signShapes = [
  'circle',
  'square',
  'triangle',
  'star',
  'heart',
  'moon',
  'drop',
  'bolt',
] as const
export const signColours = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'brown',
  'black',
] as const

/** What a device shows beside its code, and the console beside what it knows of the device (KIOSK-1.7). */
export const PairingSign = Closed(
  { shape: OneOf(...signShapes), colour: OneOf(...signColours) },
  'PairingSign',
)
export type PairingSign = Static<typeof PairingSign>
