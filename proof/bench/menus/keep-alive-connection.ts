import { connect, type Socket } from 'node:net'

const end = Buffer.from('\r\n\r\n')

/** The status and size of a response. */
export interface RawResponse {
  readonly status: number
  readonly bytes: number
  readonly head: string
}

/** An HTTP/1.1 keep-alive connection. It parses only what it needs to find the end of a response. */
export class KeepAliveConnection {
  readonly #url: URL
  #socket: Socket | undefined
  #head: string | undefined
  #buffered: Buffer = Buffer.alloc(0)
  #missing = 0
  /** The request whose response is awaited. */
  #request: string | undefined
  /** Sockets that a response has come on. */
  readonly #answered = new WeakSet<Socket>()
  #size = 0
  #resolve: ((response: RawResponse) => void) | undefined
  #reject: ((error: Error) => void) | undefined

  constructor(url: string) {
    this.#url = new URL(url)
  }

  /** Reconnects if the server has closed an idle connection. */
  #connected(): Socket {
    if (this.#socket && !this.#socket.destroyed && this.#socket.writable) return this.#socket
    const socket = connect(Number(this.#url.port), this.#url.hostname)
    socket.setNoDelay()
    socket.on('data', (chunk) => this.#read(chunk))
    const fail = (reason: string) => {
      if (socket !== this.#socket) return
      // The server was closing it as idle while a request went out: it has read none of it.
      const isIdle =
        this.#answered.has(socket) && this.#head === undefined && this.#buffered.length === 0
      if (!isIdle || !this.#request) return this.#reject?.(new Error(reason))
      this.#socket = undefined
      this.#connected().write(this.#request)
    }
    socket.on('error', ({ message }) => fail(message))
    socket.on('close', () => fail('the connection was closed'))
    this.#socket = socket
    return socket
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<RawResponse> {
    const lines = Object.entries({ host: 'bench', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    )
    return new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
      this.#request = `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
      this.#connected().write(this.#request)
    })
  }

  close(): void {
    this.#reject = undefined
    this.#socket?.destroy()
  }

  #read(chunk: Buffer): void {
    let body = chunk
    if (this.#head === undefined) {
      this.#buffered = this.#buffered.length > 0 ? Buffer.concat([this.#buffered, chunk]) : chunk
      const at = this.#buffered.indexOf(end)
      if (at < 0) return
      this.#head = this.#buffered.toString('latin1', 0, at)
      body = this.#buffered.subarray(at + end.length)
      this.#size = Number(/^content-length: (\d+)/im.exec(this.#head)?.[1] ?? 0)
      this.#missing = this.#size
    }
    this.#missing -= body.length
    if (this.#missing > 0) return
    const head = this.#head
    this.#head = undefined
    this.#buffered = Buffer.alloc(0)
    this.#request = undefined
    if (this.#socket) this.#answered.add(this.#socket)
    this.#resolve?.({ status: Number(head.slice(9, 12)), bytes: this.#size, head })
  }
}
