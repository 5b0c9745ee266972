import { waitUntil } from '../run/wait-until.ts'

/** A call that the server refused. */
export class CallFailed extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Returns a query as the parameters of a URL: `$sort[order]=1` (CALL-1.9). */
const parametersOf = (value: unknown, name = ''): [string, string][] => {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, one]) =>
    parametersOf(one, name === '' ? key : `${name}[${Array.isArray(value) ? '' : key}]`),
  )
}

/** Calls a server over REST, as one account. Used to prepare and to check, never under load. */
export class RestCaller {
  readonly #url: string
  #accessToken: string | undefined

  constructor(url: string, accessToken?: string) {
    this.#url = url
    this.#accessToken = accessToken
  }

  /** Signs in, and returns the access token. */
  async signIn(email: string, password: string): Promise<string> {
    const data = { strategy: 'local', email, password }
    const { accessToken } = await this.create<{ accessToken: string }>('authentication', data)
    this.#accessToken = accessToken
    return accessToken
  }

  create<T>(path: string, data: object): Promise<T> {
    return this.#send<T>('POST', path, data)
  }

  patch<T>(path: string, data: object): Promise<T> {
    return this.#send<T>('PATCH', path, data)
  }

  remove<T>(path: string): Promise<T> {
    return this.#send<T>('DELETE', path)
  }

  /** Reads a record, again if the server is unavailable. */
  get<T>(path: string): Promise<T> {
    return waitUntil(`GET ${path}`, () => this.#send<T>('GET', path))
  }

  /** Returns what a list or a record has, or undefined if the caller may not read it. */
  async find<T>(path: string, query: object): Promise<T | undefined> {
    const text = new URLSearchParams(parametersOf(query)).toString()
    return this.#send<T>('GET', `${path}?${text}`).catch((error: unknown) => {
      if (error instanceof CallFailed && [401, 403, 404].includes(error.status)) return undefined
      throw error
    })
  }

  async #send<T>(method: string, path: string, data?: object): Promise<T> {
    const response = await fetch(`${this.#url}/api/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(this.#accessToken === undefined
          ? {}
          : { authorization: `Bearer ${this.#accessToken}` }),
      },
      ...(data === undefined ? {} : { body: JSON.stringify(data) }),
    })
    if (!response.ok)
      throw new CallFailed(response.status, `${method} ${path}: ${await response.text()}`)
    return (await response.json()) as T
  }
}
