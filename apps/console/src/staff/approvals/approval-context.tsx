import { normaliseError } from '@comanda/client'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { type ApprovedCall, ApprovalSheet, type ApprovedTerms } from './approval-sheet.tsx'

/** The fields that an approved call sends with its own. */
interface ApprovedFields {
  readonly approval?: string
}

type Call = (approved: ApprovedFields) => Promise<void>

/** Returns what a manager is to approve of a call that was refused; undefined if that is not why. */
const termsIn = (failure: unknown): ApprovedTerms | undefined => {
  const { code, data } = normaliseError(failure)
  const { digest, amount } = data ?? {}
  if (code !== 'approvalRequired' && code !== 'approvalDiffers') return undefined
  if (typeof digest !== 'string' || typeof amount !== 'number') return undefined
  return { digest, amount, differs: code === 'approvalDiffers' }
}

/**
 * Carries a call out, and if a manager must approve it, requests their PIN for what the server says of it and carries it out
 * with their approval; again if the bill has changed by then.
 */
type RunApproved = (of: ApprovedCall, call: Call) => Promise<void>

const Context = createContext<RunApproved | undefined>(undefined)

interface Pending {
  readonly of: ApprovedCall
  readonly terms: ApprovedTerms
  readonly resolve: (approval: string | undefined) => void
}

/** Shows the sheet in which a manager approves a call, over whatever screen requires it. */
export const ApprovalProvider = ({ children }: { readonly children: ReactNode }) => {
  const [pending, setPending] = useState<Pending>()
  const run = useCallback<RunApproved>(async (of, call) => {
    const attempt = async (fields: ApprovedFields): Promise<void> => {
      try {
        await call(fields)
      } catch (failure) {
        const terms = termsIn(failure)
        if (!terms) throw failure
        const approval = await new Promise<string | undefined>((resolve) => {
          setPending({ of, terms, resolve })
        })
        if (approval === undefined) throw failure
        await attempt({ approval })
      }
    }
    await attempt({})
  }, [])
  return (
    <Context value={run}>
      {children}
      {pending && (
        <ApprovalSheet
          key={pending.terms.digest}
          of={pending.of}
          terms={pending.terms}
          onClosed={(approval) => {
            setPending(undefined)
            pending.resolve(approval)
          }}
        />
      )}
    </Context>
  )
}

/** Returns what carries out a call that a manager may have to approve. */
export const useApproval = (): RunApproved => {
  const run = use(Context)
  if (!run) throw new Error('useApproval is used outside its ApprovalProvider')
  return run
}
