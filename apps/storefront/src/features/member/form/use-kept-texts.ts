import { useEffect, useState } from 'react'
import { textsOf } from '../../../typed/texts-of.ts'
import { typed } from '../../../typed/typed.ts'
import { useForgetOnLeave } from '../../../typed/use-forget-on-leave.ts'

/** Which texts of a form stay for this tab, and under which name. */
export interface KeptTexts<F extends string> {
  readonly form: string
  /** Never a password. */
  readonly fields: readonly F[]
}

/** The texts of a form as state; those that are to be kept outlast a reload, until the form's page is left. */
export const useKeptTexts = <V extends { readonly [K in keyof V]: string }>(
  first: V,
  kept?: KeptTexts<keyof V & string>,
) => {
  const [begun] = useState(() =>
    kept ? { ...first, ...textsOf(typed.read(kept.form), kept.fields) } : first,
  )
  const [values, setValues] = useState<V>(begun)
  useForgetOnLeave(kept?.form)
  useEffect(() => {
    if (kept && values !== begun) typed.keep(kept.form, textsOf(values, kept.fields))
  }, [kept, values, begun])
  return [values, setValues] as const
}
