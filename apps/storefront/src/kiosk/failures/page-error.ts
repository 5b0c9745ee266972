/** The kind and place of the last error of the page: its words could be a guest's, and are left out. */
let last: string | undefined

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error')

/** Where an error was thrown: the file and line that the browser names first. */
const placeOf = (error: unknown): string | undefined =>
  error instanceof Error ? /[\w.-]+\.(?:js|ts|tsx):\d+:\d+/.exec(error.stack ?? '')?.[0] : undefined

const keep = (error: unknown): void => {
  last = [nameOf(error), placeOf(error)].filter(Boolean).join(', ')
}

const hearError = ({ error }: ErrorEvent): void => keep(error)
const hearRejection = ({ reason }: PromiseRejectionEvent): void => keep(reason)

/** Keeps the last error that nothing has caught, until the returned function is called. */
export const watchPageErrors = (): (() => void) => {
  window.addEventListener('error', hearError)
  window.addEventListener('unhandledrejection', hearRejection)
  return () => {
    window.removeEventListener('error', hearError)
    window.removeEventListener('unhandledrejection', hearRejection)
  }
}

/** Returns the last error of the page, for its report to staff (KIOSK-1.5). */
export const lastPageError = (): string | undefined => last
