import type { Shop } from '@comanda/contract'
import { type DraftField, number } from '../../forms/draft-fields.ts'

/** Seconds until the warning of a shared device, and from it until the reset, unless others are entered (SHELL-4.1). */
const usual = { warn: 30, reset: 60 } as const

/** Whether guests share the devices that they order at, as it is entered; seconds are texts. */
export interface EnteredSharing {
  readonly isShared: boolean
  readonly warn: string
  readonly reset: string
}

export const sharedDevices: DraftField<NonNullable<Shop['sharedDevices']>, EnteredSharing> = {
  blank: { isShared: false, warn: '', reset: '' },
  enter: (shared) => ({
    isShared: shared !== undefined,
    warn: number.enter(shared?.warn),
    reset: number.enter(shared?.reset),
  }),
  read: ({ isShared, warn, reset }) =>
    isShared
      ? { warn: number.read(warn) ?? usual.warn, reset: number.read(reset) ?? usual.reset }
      : null,
}
