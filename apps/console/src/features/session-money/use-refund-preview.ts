import { normaliseError, type CallError } from '@comanda/client'
import type { RefundRequest, SessionMoney } from '@comanda/client/staff'
import type { RefundPreview } from '@comanda/contract'
import { useEffect, useState } from 'react'

/** How long typing pauses before the server is called, in ms. */
const PAUSE = 300

export type PreviewState =
  | { readonly is: 'none' }
  | { readonly is: 'working' }
  | { readonly is: 'ready'; readonly preview: RefundPreview }
  | { readonly is: 'refused'; readonly error: CallError }

interface Known {
  readonly content: string
  readonly state: PreviewState
}

/** Returns what the server says a refund would do, a moment after the last change of the request (PAY-9.1). */
export const useRefundPreview = (
  calls: Pick<SessionMoney, 'preview'>,
  request: Omit<RefundRequest, 'reason'> | undefined,
): PreviewState => {
  const [known, setKnown] = useState<Known>()
  const content = request && JSON.stringify(request)
  useEffect(() => {
    if (content === undefined) return undefined
    let isCurrent = true
    const show = (state: PreviewState): void => {
      if (isCurrent) setKnown({ content, state })
    }
    const timer = setTimeout(() => {
      const sent: Omit<RefundRequest, 'reason'> = JSON.parse(content)
      calls.preview(sent).then(
        (preview) => show({ is: 'ready', preview }),
        (failure: unknown) => show({ is: 'refused', error: normaliseError(failure) }),
      )
    }, PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [calls, content])
  if (content === undefined) return { is: 'none' }
  return known?.content === content ? known.state : { is: 'working' }
}
