import { normaliseError, type CallError } from '@comanda/client'
import { useEffect, useState } from 'react'

/** How long typing pauses before the server is called, in ms. */
const PAUSE = 300

/** What the server says that a request would do. */
export type PreviewState<Preview> =
  | { readonly is: 'none' }
  | { readonly is: 'working' }
  | { readonly is: 'ready'; readonly preview: Preview }
  | { readonly is: 'refused'; readonly error: CallError }

interface Known<Preview> {
  readonly content: string
  readonly state: PreviewState<Preview>
}

/** Returns what the server says that a request would do, a moment after its last change. `call` stays the same function. */
export const usePreview = <Request, Preview>(
  call: (request: Request) => Promise<Preview>,
  request: Request | undefined,
): PreviewState<Preview> => {
  const [known, setKnown] = useState<Known<Preview>>()
  const content = request && JSON.stringify(request)
  useEffect(() => {
    if (content === undefined) return undefined
    let isCurrent = true
    const show = (state: PreviewState<Preview>): void => {
      if (isCurrent) setKnown({ content, state })
    }
    const timer = setTimeout(() => {
      const sent: Request = JSON.parse(content)
      call(sent).then(
        (preview) => show({ is: 'ready', preview }),
        (failure: unknown) => show({ is: 'refused', error: normaliseError(failure) }),
      )
    }, PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [call, content])
  if (content === undefined) return { is: 'none' }
  return known?.content === content ? known.state : { is: 'working' }
}
