import { useEffect, useState } from 'react'
import { textFields } from '../../../drafts/text-fields.ts'
import { drafts } from '../../../drafts/drafts.ts'
import { useForgetOnLeave } from '../../../drafts/use-forget-on-leave.ts'

/** Which texts of a form stay for this tab, and under which name. */
export interface DraftTexts<F extends string> {
  readonly form: string
  /** Never a password. */
  readonly fields: readonly F[]
}

/** The texts of a form as state; those that are to be kept outlast a reload, until the form's page is left. */
export const useDraftTexts = <V extends { readonly [K in keyof V]: string }>(
  first: V,
  kept?: DraftTexts<keyof V & string>,
) => {
  const [begun] = useState(() =>
    kept ? { ...first, ...textFields(drafts.read(kept.form), kept.fields) } : first,
  )
  const [values, setValues] = useState<V>(begun)
  useForgetOnLeave(kept?.form)
  useEffect(() => {
    if (kept && values !== begun) drafts.save(kept.form, textFields(values, kept.fields))
  }, [kept, values, begun])
  return [values, setValues] as const
}
