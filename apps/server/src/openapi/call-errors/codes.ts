import type { ErrorCode, ServiceMethod, ServicePath } from '@comanda/contract'

export type Codes = readonly ErrorCode[]

/** The codes of services' own refusals, by their methods; a list is those of `create`. */
export type CallErrors = Readonly<
  Partial<Record<ServicePath, Codes | Partial<Record<ServiceMethod, Codes>>>>
>

export const ofBill: Codes = ['sessionNotFound', 'shopNotFound', 'tooManyAttempts']
export const ofTable: Codes = ['guestNotAdmitted', 'sessionNotFound']
export const whenOpen: Codes = ['sessionClosed', 'sessionChanged']
export const ofCode: Codes = [
  'fixedCodeTimeout',
  'fixedCodeNotEnabled',
  'fixedCodeTableInvalid',
  'presenceRequired',
]
export const ofCart: Codes = [
  'cartInvalid',
  'optionsInvalid',
  'productNotAvailable',
  'outOfStock',
  'purchaseLimit',
  'priceChanged',
  'couponRefused',
  'giftRefused',
]
export const approved: Codes = ['approvalRequired', 'approvalDiffers', 'approvalInvalid']
export const ofDrawer: Codes = ['tillClosed', 'tillNotFound']
export const credits: Codes = ['balanceMissing', 'pointsMissing']
export const paid: Codes = [...ofDrawer, ...ofBill, 'balanceMissing', 'paymentRefused']
export const changed: Codes = [...ofBill, ...whenOpen, ...credits]
