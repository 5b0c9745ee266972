import type { Templates } from '../templates.ts'

/** The templates in English. */
export const en: Templates = {
  confirmEmail: {
    subject: 'Your code is {code}',
    text: 'Welcome! Enter this code to finish your registration:\n\n{code}\n\nIt is good for {minutes} minutes. If you did not register, you can forget this mail: no account is made without the code.',
  },
  accountExists: {
    subject: 'You have an account already',
    text: 'Someone, probably you, tried to register with this address. It has an account already: sign in, or choose “Forgot password” for a new password.\n\nIf it was not you, there is nothing to do.',
  },
  resetPassword: {
    subject: 'Your code is {code}',
    text: 'Enter this code to choose a new password:\n\n{code}\n\nIt is good for {minutes} minutes. If you did not ask for it, there is nothing to do: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account was changed, and it was signed out everywhere else.\n\nIf it was not you, choose “Forgot password” at once.',
  },
  reservationBooked: {
    subject: 'Your table at {shop}: {date}, {time}',
    text: 'Hello {name}, your table is booked.\n\n{shop}\n{date}, {time}\n{guests} guests\nNumber {number}\n\nYou can change or cancel it until {until}.\n\n{link}\n\nAdd it to your calendar:\n{calendar}',
  },
  reservationDeposit: {
    subject: 'Please pay the deposit for your table at {shop}: {date}, {time}',
    text: 'Hello {name}, your table is kept for you. It is booked once the deposit of {deposit} is paid, until {payUntil}.\n\n{shop}\n{date}, {time}\n{guests} guests\nNumber {number}\n\nPay here:\n{link}',
  },
  reservationChanged: {
    subject: 'Changed: your table at {shop}, {date}, {time}',
    text: 'Hello {name}, your reservation was changed. This is how it stands now:\n\n{shop}\n{date}, {time}\n{guests} guests\nNumber {number}\n\nYou can change or cancel it until {until}.\n\n{link}\n\nAdd it to your calendar:\n{calendar}',
  },
  reservationConfirmed: {
    subject: 'Confirmed: your table at {shop}, {date}, {time}',
    text: 'Hello {name}, we have confirmed your table and look forward to seeing you.\n\n{shop}\n{date}, {time}\n{guests} guests\nNumber {number}\n\n{link}\n\nAdd it to your calendar:\n{calendar}',
  },
  reservationCancelled: {
    subject: 'Cancelled: your table at {shop}, {date}, {time}',
    text: 'Hello {name}, your reservation was cancelled.\n\n{shop}\n{date}, {time}\n{guests} guests\nNumber {number}\n\nYou are welcome to make a new one.\n\n{link}\n\nTake it out of your calendar:\n{calendar}',
  },
  reservationReminder: {
    subject: 'Reminder: your table at {shop}, {date}, {time}',
    text: 'Hello {name}, we look forward to seeing you.\n\n{shop}\n{date}, {time}\n{guests} guests\nNumber {number}\n\nAre you coming? Please tell us:\n{confirm}\n\nYou cannot come? You can cancel until {until}:\n{cancel}\n\nYour reservation, with a way to change it:\n{link}\n\nAdd it to your calendar:\n{calendar}\n\nTo call us: {phone}',
  },
  waitingCalled: {
    subject: 'Your table at {shop} is ready: number {number}',
    text: '{shop} calls number {number}: your table is ready. Please come to the entrance.\n\nSay that you are on your way, or give your place up:\n\n{link}',
  },
  invoiceNumbersLow: {
    subject: 'Invoice numbers of {seller} run out',
    text: '{seller} ({taxId}) has {left} invoice numbers left in this period, or none yet for the next.\n\nApply for more with the tax authority, then enter them in the console under Invoices. Payments go on without numbers; their invoices are issued as soon as there are some.',
  },
  staffInvitation: {
    subject: 'Work at {shop}',
    text: 'You are invited to work at {shop}. Open this link within {days} days to accept:\n\n{link}\n\nIf you do not know {shop}, there is nothing to do.',
  },
  receipt: {
    subject: 'Your receipt from {shop}',
    text: 'Thank you for your visit. This is your receipt.\n\n{receipt}',
  },
  troubleBegun: {
    subject: '{server}: {trouble}',
    text: '{trouble}. The server says:\n\n{text}\n\nIt has been so since {since}. Show this mail to whoever looks after {server}. There is one more mail when it is over.',
  },
  troubleEnded: {
    subject: 'Over at {server}: {trouble}',
    text: 'It is over; there is nothing left to do at {server}.\n\nIt was: {trouble}.\n{text}',
  },
}
