import type { Connection, ConnectionStatus } from '../connection/connection.ts'
import { createEventListeners } from '../connection/event-listeners.ts'
import { type AnyMethod, type Send, serviceOf } from '../connection/service.ts'
import { CallError } from '../errors/call-error.ts'
import { createStore } from '../store/store.ts'

/** Results by path and method, such as `shops find`; each receives the arguments of its call. */
export type Script = Readonly<Record<`${string} ${AnyMethod}`, (...args: never[]) => unknown>>

/** A recorded call. */
export interface ScriptedCall {
  readonly name: string
  readonly args: readonly unknown[]
}

/** The error for a missing record. */
export const notFound = (): CallError =>
  new CallError({ name: 'NotFound', message: 'Not found', statusCode: 404 })

const isParams = (value: unknown): value is { readonly query: unknown } =>
  typeof value === 'object' && value !== null && 'query' in value

/** A connection whose calls are carried out by a script; a test sends its events and disconnects it. */
export const scriptedConnection = (script: Script) => {
  const status = createStore<ConnectionStatus>('online')
  const { listen, dispatch } = createEventListeners()
  const tasks = new Set<() => void>()
  const calls: ScriptedCall[] = []

  const send: Send = async (path, method, args) => {
    const name = `${path} ${method}` as const
    const plain = args.map((value) => (isParams(value) ? value.query : value))
    calls.push({ name, args: plain })
    const run: ((...args: never[]) => unknown) | undefined = script[name]
    if (!run) throw notFound()
    return Reflect.apply(run, undefined, plain)
  }
  const connection: Connection = {
    url: '',
    status,
    service: (path) => serviceOf(path, send, listen),
    unguarded: (path) => serviceOf(path, send, listen),
    opened: () => Promise.resolve(),
    listen,
    onConnect: (task) => {
      tasks.add(task)
      return () => {
        tasks.delete(task)
      }
    },
    signInWith: () => undefined,
    close: () => undefined,
  }
  return {
    connection,
    calls,
    status,
    dispatch,
    /** Returns how often a call was made. */
    count: (name: string) => calls.filter((call) => call.name === name).length,
    /** Runs the tasks of a connect. */
    reconnect: () => {
      for (const task of tasks) task()
    },
  }
}
