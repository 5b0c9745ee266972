import { type FeathersError, Unavailable } from '@feathersjs/errors'

/** When a caller may send the call again, in ms. */
const retryAfter = 1000

/** Returns the error of a call that the server cannot carry out now (CALL-4.10). */
export const unavailable = (message: string): FeathersError =>
  new Unavailable(message, { code: 'unavailable', retryAfter })

const busyMessage = 'The server is too busy; try again'
const stoppingMessage = 'The server is stopping; try again'

/** Returns the error of a call for which there is no room now (OVER-1.1). */
export const tooBusy = (): FeathersError => unavailable(busyMessage)

/** Returns whether an error is that of a call for which there is no room: it says all that there is to know. */
export const isTooBusy = ({ message }: FeathersError): boolean => message === busyMessage

/** Returns the error of a call to a server that is stopping. */
export const stopping = (): FeathersError => unavailable(stoppingMessage)

/** Returns whether an error is that of a call to a server that is stopping, which has said so once. */
export const isStopping = ({ message }: FeathersError): boolean => message === stoppingMessage
