import { FeathersError } from '@feathersjs/errors'

/** Runs an order whose data has other fields than the server reads: refusals name the fields that were sent. */
export const namingSentFields = async <R>(
  sentPath: (path: string) => string,
  work: () => Promise<R>,
): Promise<R> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FeathersError)) throw error
    const { message, name, code, className } = error
    const data: Readonly<Record<string, unknown>> = { ...error.data }
    const { field } = data
    if (typeof field !== 'string') throw error
    throw new FeathersError(message, name, code, className, { ...data, field: sentPath(field) })
  }
}
