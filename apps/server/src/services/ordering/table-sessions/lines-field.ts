import { FeathersError } from '@feathersjs/errors'

/** Runs an order whose lines were sent in another field than `cart`: refusals name them by that field. */
export const namingLines = async <R>(field: string, work: () => Promise<R>): Promise<R> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FeathersError)) throw error
    const { message, name, code, className } = error
    const data: Readonly<Record<string, unknown>> = { ...error.data }
    if (typeof data['field'] !== 'string') throw error
    const renamed = data['field'].replace(/^cart(?=\.\d|$)/, field)
    throw new FeathersError(message, name, code, className, { ...data, field: renamed })
  }
}
