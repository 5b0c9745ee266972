import type { ServiceTypes } from '@comanda/contract'
import type { App, CallParams, WireService } from '../runtime/app.ts'

/** The service paths that are calls, made by `create`. */
export type CallPath = {
  [P in keyof ServiceTypes]: ServiceTypes[P] extends { create: unknown } ? P : never
}[keyof ServiceTypes]

type DataOf<P extends CallPath> = ServiceTypes[P] extends { create: { data: infer D } } ? D : never
type ResultOf<P extends CallPath> = ServiceTypes[P] extends { create: { result: infer R } }
  ? R
  : never

/** Registers a service that is one call. Its data has been held to the schema when it runs. */
export const registerCall = <P extends CallPath>(
  app: App,
  path: P,
  run: (data: DataOf<P>, params: CallParams) => Promise<ResultOf<P>>,
): void => {
  const create = (data: unknown, params: CallParams = {}): Promise<ResultOf<P>> =>
    run(data as DataOf<P>, params)
  app.use(path, { create } as unknown as WireService, { methods: ['create'] })
}
