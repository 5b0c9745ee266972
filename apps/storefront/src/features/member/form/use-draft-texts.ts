import { useEffect, useState } from 'react'
import { textFields } from '../../../drafts/text-fields.ts'
import { drafts } from '../../../drafts/drafts.ts'
import { useForgetOnLeave } from '../../../drafts/use-forget-on-leave.ts'

/** The name of a form's draft, and the fields that it stores. */
export interface DraftTexts<F extends string> {
  readonly form: string
  /** Never a password. */
  readonly fields: readonly F[]
}

/** Returns the texts of a form as state; those of the draft outlast a reload, until the diner leaves the form's page. */
export const useDraftTexts = <V extends { readonly [K in keyof V]: string }>(
  first: V,
  draft?: DraftTexts<keyof V & string>,
) => {
  const [begun] = useState(() =>
    draft ? { ...first, ...textFields(drafts.read(draft.form), draft.fields) } : first,
  )
  const [values, setValues] = useState<V>(begun)
  useForgetOnLeave(draft?.form)
  useEffect(() => {
    if (draft && values !== begun) drafts.save(draft.form, textFields(values, draft.fields))
  }, [draft, values, begun])
  return [values, setValues] as const
}
