import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Money } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { Day, Instant } from '../fields/time.ts'
import { ProviderName } from '../payment-accounts/provider-name.ts'

/**
 * What our payments are compared with: the provider's `list` of the day, the result of a query for each of them (`queries`), or
 * nothing (`none`), since the provider offers neither.
 */
export const ReconciliationBasis = OneOf('list', 'queries', 'none')
export type ReconciliationBasis = Static<typeof ReconciliationBasis>

const Count = Type.Integer({ minimum: 0 })

/** A shop's payments and refunds by one account on one day, compared with what the provider says of them (PAY-6.10). */
export const Reconciliation = Closed(
  {
    _id: Id,
    shop: Id,
    account: Id,
    /** Managers read no accounts: they know one by its provider. */
    provider: Type.Optional(ProviderName),
    /** In the time zone of the account's first shop. */
    day: Day,
    /** `failed`: the provider did not list its payments, or the account cannot be used: `failure` says why. */
    status: OneOf('running', 'done', 'failed'),
    basis: ReconciliationBasis,
    /** The instants between which payments were compared. */
    from: Instant,
    to: Instant,
    /** How many payments and refunds are the same at both. */
    same: Count,
    /** How many differences are not solved. */
    differences: Count,
    /** How many the provider said nothing about: it did not respond. */
    unknown: Count,
    /** Payments and refunds of the account that are of another system. Counted at the account's first shop. */
    others: Count,
    /** Payments less refunds that were compared, in currency units, by our records and by the provider's. */
    here: Money,
    there: Money,
    failure: Type.Optional(Type.String()),
    startTime: Instant,
    endTime: Type.Optional(Instant),
  },
  'Reconciliation',
)
export type Reconciliation = Static<typeof Reconciliation>

/**
 * `create reconciliations`: compares the day now, for all shops of the account, and returns the result of one shop; it is
 * `running` if it takes longer than some seconds. `fix` settles payments that the provider has and we do not (PAY-6.14).
 */
export const ReconciliationData = Closed(
  { shop: Id, account: Id, day: Day, fix: Type.Optional(Type.Boolean()) },
  'ReconciliationData',
)
export type ReconciliationData = Static<typeof ReconciliationData>
