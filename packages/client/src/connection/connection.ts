import type { ServicePath } from '@comanda/contract'
import { disconnected, neverSent } from '../errors/call-error.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { sendInTime } from '../errors/retry-wait.ts'
import { createStore, type Store } from '../store/store.ts'
import { createEventListeners } from './event-listeners.ts'
import { REQUEST_TIMEOUT } from './http-call.ts'
import { createGate } from './gate.ts'
import { createPendingCalls } from './pending-calls.ts'
import type { OpenCalls } from './open-calls.ts'
import { type Listen, type Send, type Service, serviceOf } from './service.ts'

/** The delay before reconnecting after the server has closed the connection, in ms. */
const RETURN_DELAY = 1000

/** Returns a delay of its own for each client, so that they do not all return at once. */
const returnDelay = (): number => 2 * RETURN_DELAY * Math.random()

/** `connecting` until the first connection is up or has failed; `offline` if there is none after that. */
export type ConnectionStatus = 'connecting' | 'online' | 'offline'

export interface ConnectionOptions {
  /** Origin of the server; `''` for the page's own. */
  readonly url: string
  /** The timeout of each call, in ms. */
  readonly timeout?: number
}

/** Signs the connection in, and decides on retries of refused calls. */
export interface SignIn {
  /** Runs on each connect before any other call is sent. It does not throw. */
  readonly onConnect: () => Promise<void>
  /** Whether to retry a call that failed with `NotAuthenticated`; `depth` counts from 1. */
  readonly shouldRetry: (depth: number) => Promise<boolean>
}

/** The realtime connection to a server. */
export interface Connection {
  readonly url: string
  readonly status: Store<ConnectionStatus>
  /** The typed calls and events of a service path. Calls wait for the connection, up to the timeout. */
  readonly service: <P extends ServicePath>(path: P) => Service<P>
  /** The same calls, which do not wait for the sign-in. */
  readonly unguarded: <P extends ServicePath>(path: P) => Service<P>
  /** Waits until calls can be sent, up to the timeout; fails at once if there is no connection. */
  readonly opened: () => Promise<void>
  /** Listens to an event of any path. */
  readonly listen: Listen
  /**
   * Runs the task on each connect, once calls can be sent: subscribe again in it. Returns a function that removes it.
   */
  readonly onConnect: (task: () => void) => () => void
  readonly signInWith: (signIn: SignIn) => void
  readonly close: () => void
}

/** Throws if there is no connection, for calls that should fail now instead of waiting for one. */
export const assertOnline = ({ status }: Pick<Connection, 'status'>): void => {
  if (status.get() === 'offline') throw neverSent()
}

const isNotAuthenticated = (error: unknown): boolean => normaliseError(error).statusCode === 401

/** Opens a connection that reconnects until it is closed. */
export const connect = ({ url, timeout = REQUEST_TIMEOUT }: ConnectionOptions): Connection => {
  let calls: OpenCalls | undefined
  const closing = new AbortController()
  const { listen, dispatch } = createEventListeners()
  const status = createStore<ConnectionStatus>('connecting')
  const pending = createPendingCalls()
  const gate = createGate()
  const tasks = new Set<() => void>()
  let signIn: SignIn | undefined

  const emit: Send = (path, method, args) => {
    const open = calls
    if (!open?.socket.connected) return Promise.reject(disconnected())
    return pending.run(() => open.call(path, method, args), timeout)
  }
  const sendAt =
    (depth: number): Send =>
    async (path, method, args) => {
      if (!(await gate.passed(timeout))) throw neverSent()
      try {
        return await sendInTime(() => emit(path, method, args), path.endsWith('/subscribe'))
      } catch (error) {
        if (isNotAuthenticated(error) && (await signIn?.shouldRetry(depth)))
          return sendAt(depth + 1)(path, method, args)
        throw normaliseError(error)
      }
    }
  const send = sendAt(1)
  const sendUnguarded: Send = (path, method, args) =>
    emit(path, method, args).catch((error: unknown) => {
      throw normaliseError(error)
    })
  const opened = async (): Promise<void> => {
    assertOnline({ status })
    if (!(await gate.passed(timeout))) throw neverSent()
  }

  const ready = async (opened: OpenCalls['socket']): Promise<void> => {
    const { id } = opened
    await signIn?.onConnect()
    if (!opened.connected || opened.id !== id) return
    gate.open()
    status.set('online')
    for (const task of tasks) task()
  }
  /** The socket is a chunk of its own, loaded while the first screen shows. */
  const open = async (): Promise<void> => {
    const { openCalls } = await import('./open-calls.ts')
    if (closing.signal.aborted) return
    calls = openCalls(url, closing.signal, dispatch, send)
    const opened = calls.socket
    opened.on('connect', () => void ready(opened))
    opened.on('connect_error', () => status.set('offline'))
    opened.on('disconnect', (reason) => {
      gate.shut()
      pending.failAll()
      status.set('offline')
      if (reason === 'io server disconnect') setTimeout(() => opened.connect(), returnDelay())
    })
  }
  const openUntilThere = (): void => {
    open().catch(() => {
      status.set('offline')
      if (!closing.signal.aborted) setTimeout(openUntilThere, RETURN_DELAY)
    })
  }
  openUntilThere()

  return {
    url,
    status,
    service: (path) => serviceOf(path, send, listen),
    unguarded: (path) => serviceOf(path, sendUnguarded, listen),
    opened,
    listen,
    onConnect: (task) => {
      tasks.add(task)
      return () => {
        tasks.delete(task)
      }
    },
    signInWith: (way) => {
      signIn = way
    },
    close: () => {
      closing.abort()
      tasks.clear()
      calls?.socket.close()
    },
  }
}
