import type { Connection } from '../connection/connection.ts'

/** Returns the providers, other than a password, by which members can log in. */
export const findLoginProviders = ({ service }: Pick<Connection, 'service'>) =>
  service('authentication/providers').find()
