import type { ServicePath } from '@comanda/contract'
import { disconnected, neverSent } from '../errors/call-error.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { createStore, type Store } from '../store/store.ts'
import { emitCall } from './emit-call.ts'
import { createHearing } from './hearing.ts'
import { REQUEST_TIMEOUT } from './http-call.ts'
import { createGate } from './gate.ts'
import { createPendingCalls } from './pending-calls.ts'
import type { Socket } from 'socket.io-client'
import { type Listen, type Send, type Service, serviceOf } from './service.ts'

/** How long after being turned out by the server a new connection is tried, in ms. */
const RETURN_DELAY = 1000

/** `connecting` until the first connection stands or fails; `offline` while there is none after that. */
export type ConnectionStatus = 'connecting' | 'online' | 'offline'

export interface ConnectionOptions {
  /** Origin of the server; `''` for the page's own. */
  readonly url: string
  /** Time for each call in ms. */
  readonly timeout?: number
}

/** What signs a connection in and mends its calls. */
export interface SignIn {
  /** Runs on each connect before any other call is sent. It does not throw. */
  readonly onConnect: () => Promise<void>
  /** Whether a call that failed `NotAuthenticated` shall be sent again; `depth` counts from 1. */
  readonly shallRetry: (depth: number) => Promise<boolean>
}

/** The realtime connection to a server. */
export interface Connection {
  readonly url: string
  readonly status: Store<ConnectionStatus>
  /** The typed calls and events of a service path. Calls wait for the connection, for as long as a call may take. */
  readonly service: <P extends ServicePath>(path: P) => Service<P>
  /** The same, not held back until the connection is signed in. */
  readonly unguarded: <P extends ServicePath>(path: P) => Service<P>
  /** Waits until calls pass, for as long as a call may take; fails at once where there is no connection. */
  readonly opened: () => Promise<void>
  /** Hears an event of any path. */
  readonly listen: Listen
  /** Runs on each connect, when calls pass: the place to subscribe again. The answer ends that. */
  readonly onConnect: (task: () => void) => () => void
  readonly signInWith: (signIn: SignIn) => void
  readonly close: () => void
}

/** Fails where there is no connection, for what shall rather fail now than wait for one. */
export const assertOnline = ({ status }: Pick<Connection, 'status'>): void => {
  if (status.get() === 'offline') throw neverSent()
}

const isNotAuthenticated = (error: unknown): boolean => normaliseError(error).statusCode === 401

/** Opens the connection; it keeps itself up until it is closed. */
export const connect = ({ url, timeout = REQUEST_TIMEOUT }: ConnectionOptions): Connection => {
  let socket: Socket | undefined
  let isClosed = false
  const { listen, tell } = createHearing()
  const status = createStore<ConnectionStatus>('connecting')
  const pending = createPendingCalls()
  const gate = createGate()
  const tasks = new Set<() => void>()
  let signIn: SignIn | undefined

  const emit: Send = (path, method, args) => {
    const open = socket
    if (!open?.connected) return Promise.reject(disconnected())
    return pending.run(() => emitCall(open, path, method, args), timeout)
  }
  const sendAt =
    (depth: number): Send =>
    async (path, method, args) => {
      if (!(await gate.passed(timeout))) throw neverSent()
      try {
        return await emit(path, method, args)
      } catch (error) {
        if (isNotAuthenticated(error) && (await signIn?.shallRetry(depth)))
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

  const ready = async (opened: Socket): Promise<void> => {
    const { id } = opened
    await signIn?.onConnect()
    if (!opened.connected || opened.id !== id) return
    gate.open()
    status.set('online')
    for (const task of tasks) task()
  }
  /** The socket is a part of its own, which loads while the first screen shows. */
  const open = async (): Promise<void> => {
    const { openSocket } = await import('./open-socket.ts')
    if (isClosed) return
    const opened = openSocket(url)
    socket = opened
    opened.onAny(tell)
    opened.on('connect', () => void ready(opened))
    opened.on('connect_error', () => status.set('offline'))
    opened.on('disconnect', (reason) => {
      gate.shut()
      pending.failAll()
      status.set('offline')
      if (reason === 'io server disconnect') setTimeout(() => opened.connect(), RETURN_DELAY)
    })
  }
  const openUntilThere = (): void => {
    open().catch(() => {
      status.set('offline')
      if (!isClosed) setTimeout(openUntilThere, RETURN_DELAY)
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
      isClosed = true
      tasks.clear()
      socket?.close()
    },
  }
}
