import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { DiscardQuestion, type Question } from './discard-question.tsx'

/** Asks before a page is left on which something is not saved (STAFF-10.13). */
export const LeaveQuestion = ({ isUnsaved }: { readonly isUnsaved: boolean }) => {
  const { history } = useRouter()
  const [question, setQuestion] = useState<Question>()
  const count = useRef(0)
  useEffect(() => {
    if (!isUnsaved) return undefined
    return history.block({
      enableBeforeUnload: true,
      blockerFn: async () =>
        new Promise<boolean>((settle) => {
          count.current += 1
          const key = count.current
          setQuestion({ key, discard: () => settle(false), keep: () => settle(true) })
        }),
    })
  }, [isUnsaved, history])
  return (
    question && (
      <DiscardQuestion
        key={question.key}
        question={question}
        onClosed={() => setQuestion((now) => (now === question ? undefined : now))}
      />
    )
  )
}
