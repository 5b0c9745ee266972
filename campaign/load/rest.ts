import { waitUntil } from '../run/wait-until.ts'

/** Calls a server over REST, as one account. Used to prepare and to check, never under load. */
export class RestCaller {
  readonly #url: string
  #accessToken: string | undefined

  constructor(url: string) {
    this.#url = url
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

  /** Reads a record, again if the server is unavailable. */
  get<T>(path: string): Promise<T> {
    return waitUntil(`GET ${path}`, () => this.#send<T>('GET', path))
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
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return (await response.json()) as T
  }
}
