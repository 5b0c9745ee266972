import { useState } from 'react'
import { useSubmit } from './use-submit.ts'

/**
 * Returns the draft of a record's form: what is entered, `change` for some of its fields, and
 * `frame`, what `FormFrame` takes to save it. A draft that is not complete is not sent; the fields
 * say what is missing.
 */
export const useDraft = <Draft extends object>(
  first: Draft | (() => Draft),
  onSave: (draft: Draft) => Promise<void>,
  isComplete: (draft: Draft) => boolean = () => true,
) => {
  const [draft, setDraft] = useState(first)
  const { busy, failure, submit } = useSubmit()
  const change = (changes: Partial<Draft>): void => setDraft({ ...draft, ...changes })
  const onSubmit = submit(async () => {
    if (isComplete(draft)) await onSave(draft)
  })
  return { draft, change, frame: { busy, failure, onSubmit } }
}
