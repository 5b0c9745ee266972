import { type CallErrors, ofTable } from './codes.ts'

/** Of the cart that the guests of a table share. */
export const tableCartErrors: CallErrors = {
  'tableCarts/edit': [...ofTable, 'shopNotFound', 'sessionClosed', 'orderCutoff'],
  'tableCarts/subscribe': ofTable,
  'tableGuests/admit': ['guestNotAdmitted'],
  'tableGuests/decline': ['guestNotAdmitted'],
  'tableGuests/enter': ofTable,
  'tableGuests/here': ofTable,
  'tableGuests/leave': ['guestNotAdmitted'],
  'tableGuests/ready': ['guestNotAdmitted'],
  'tableGuests/rename': ['guestNotAdmitted'],
  'tableGuests/status': ['guestNotAdmitted', 'sessionClosed'],
}
