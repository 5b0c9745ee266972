import { normaliseError } from '@comanda/client'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { type ApprovedCall, ApprovalSheet } from './approval-sheet.tsx'

/** The fields that an approved call sends with its own. */
interface ApprovedFields {
  readonly approval?: string
}

type Call = (approved: ApprovedFields) => Promise<void>

/** Carries a call out, and if a manager must approve it, requests their PIN and carries it out with their approval. */
type RunApproved = (of: ApprovedCall, call: Call) => Promise<void>

const Context = createContext<RunApproved | undefined>(undefined)

interface Pending {
  readonly of: ApprovedCall
  readonly resolve: (approval: string | undefined) => void
}

/** Shows the sheet in which a manager approves a call, over whatever screen requires it. */
export const ApprovalProvider = ({ children }: { readonly children: ReactNode }) => {
  const [pending, setPending] = useState<Pending>()
  const run = useCallback<RunApproved>(async (of, call) => {
    try {
      await call({})
    } catch (failure) {
      if (normaliseError(failure).code !== 'approvalRequired') throw failure
      const approval = await new Promise<string | undefined>((resolve) => {
        setPending({ of, resolve })
      })
      if (approval === undefined) throw failure
      await call({ approval })
    }
  }, [])
  return (
    <Context value={run}>
      {children}
      {pending && (
        <ApprovalSheet
          of={pending.of}
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
