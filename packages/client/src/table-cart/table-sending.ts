import type { TableActionResult, TableCartAction } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { retryLater } from '../connection/retry-later.ts'
import type { CallError } from '../errors/call-error.ts'
import { isLasting } from '../errors/is-lasting.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { phaseAfter } from './lost-dishes.ts'
import type { PendingAction } from './shown-cart.ts'
import type { TableModel } from './table-model.ts'
import type { RefusedAction } from './table-state.ts'

const MOST_ACTIONS = 50
/** For how long an event may be behind the response of an edit, in ms. */
const LATE = 1500

/** What sending needs of the rest of the store. */
interface SendingTo {
  readonly render: () => void
  readonly subscribe: () => void
  /** The table takes no more edits from this device: what is lost is listed (TABLE-6.15). */
  readonly end: (failure: CallError) => void
}

/** Returns an action that is not done, with the dish that it was about. */
const givenUp = (
  { dishOf }: TableModel,
  action: TableCartAction,
  error: RefusedAction['error'],
): RefusedAction => {
  const dish = dishOf(action)
  return { id: action.id, action, error, ...(dish && { dish }) }
}

/** Returns what an action came to that was refused. */
const refusalOf = (
  { action }: PendingAction,
  { error, by, order }: TableActionResult,
  model: TableModel,
): RefusedAction | undefined =>
  error === undefined
    ? undefined
    : {
        ...givenUp(model, action, error),
        ...(by !== undefined && { by }),
        ...(order !== undefined && { order }),
      }

/** Returns a function that sends what waits, in turn: each action until the server has answered it (TABLE-2.8). */
export const createTableSending = (
  { service, status }: Pick<Connection, 'service' | 'status'>,
  model: TableModel,
  { render, subscribe, end }: SendingTo,
): (() => Promise<void>) => {
  let isSending = false

  const acknowledge = (results: readonly TableActionResult[], version: number): void => {
    const of = new Map(results.map((one) => [one.id, one]))
    const refused: RefusedAction[] = []
    model.pending = model.pending.flatMap((one): PendingAction[] => {
      const result = of.get(one.action.id)
      if (!result || one.acked !== undefined) return [one]
      const refusal = refusalOf(one, result, model)
      if (!refusal) return [{ ...one, acked: version }]
      refused.push(refusal)
      return []
    })
    if (refused.length > 0) model.refuse(refused)
    model.prune()
    model.persist()
    render()
    if ((model.base?.version ?? 0) < version)
      setTimeout(() => {
        if (model.base && model.base.version < version) subscribe()
      }, LATE)
  }
  /** Gives up actions, which are listed. */
  const giveUp = (count: number, error: RefusedAction['error']): void => {
    const gone = model.unsent().slice(0, count)
    const ids = new Set(gone.map(({ id }) => id))
    model.refuse(gone.map((action) => givenUp(model, action, error)))
    model.pending = model.pending.filter(({ action }) => !ids.has(action.id))
    model.persist()
    render()
  }
  const fail = (failure: unknown): void => {
    const error = normaliseError(failure)
    if (!isLasting(error)) retryLater({ status }, error, () => void send())
    else if (error.code === 'orderCutoff') giveUp(model.pending.length, 'orderCutoff')
    else if (phaseAfter(error)) end(error)
    else {
      // One that cannot even be read must not stop the others.
      giveUp(1, 'lineInvalid')
      setTimeout(() => void send(), 0)
    }
  }
  const send = async (): Promise<void> => {
    if (isSending) return
    isSending = true
    try {
      for (;;) {
        const actions = model.unsent().slice(0, MOST_ACTIONS)
        const { session, key: guestKey } = model.own ?? {}
        const isOpen = model.state.get().phase === 'open'
        if (actions.length === 0 || !isOpen || session === undefined || guestKey === undefined)
          return
        const data = { session, guestKey, actions: [...actions] }
        const { version, results } = await service('tableCarts/edit').create(data)
        acknowledge(results, version)
      }
    } catch (failure) {
      fail(failure)
    } finally {
      isSending = false
    }
  }
  return send
}
