import { demo } from '@comanda/demo'

/** The accounts of the demo, whose passwords are public. */
export const demoAccounts: readonly string[] = demo.users.flatMap(({ _id }) =>
  _id === undefined ? [] : [_id],
)
