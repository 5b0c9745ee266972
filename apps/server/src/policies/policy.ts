import { always, type Condition, type ServiceMethod, type User } from '@comanda/contract'

/** A call that waits to be allowed. */
export interface PolicyCall {
  readonly method: ServiceMethod
  readonly id: unknown
  readonly query: Readonly<Record<string, unknown>>
  readonly data: Readonly<Record<string, unknown>>
  /** Who calls; nobody: an anonymous visitor. */
  readonly user?: User
}

/** What of the records the caller may reach; nothing: the call is refused. */
export type Verdict = Condition | undefined

/** Decides on a call from outside. The server's own calls are not asked. */
export type Rule = (call: PolicyCall) => Verdict

/** One rule for each method that the service has. */
export type Policy = Readonly<Partial<Record<ServiceMethod, Rule>>>

/** Anybody, all records. */
export const everybody: Rule = () => always

/** Nobody from outside. */
export const nobody: Rule = () => undefined

/** Anybody, but only the records that meet the condition. */
export const everybodyWithin =
  (condition: Condition): Rule =>
  () =>
    condition

/** Whom any of the rules allows; what any of them lets reach. */
export const anyOf =
  (...rules: readonly Rule[]): Rule =>
  (call) => {
    const allowed = rules.map((rule) => rule(call)).filter((verdict) => verdict !== undefined)
    return allowed.length === 0 ? undefined : { kind: 'any', of: allowed }
  }
