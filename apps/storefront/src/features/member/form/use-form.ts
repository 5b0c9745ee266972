import { assertOnline, type CallError, normaliseError } from '@comanda/client'
import type { MemberKey } from '@comanda/locales/member'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { callFailureKey } from './call-failure.ts'
import { type DraftTexts, useDraftTexts } from './use-draft-texts.ts'

type Texts<V> = { readonly [K in keyof V]: string }
type Errors<V> = { readonly [K in keyof V]?: MemberKey | undefined }

/**
 * A form of texts. Errors, of its own rules or of the server, show after it was sent, and disappear when they are corrected.
 * The fields of `draft` outlast a reload.
 */
export const useForm = <V extends Texts<V>>(
  first: V,
  rules: (values: V) => Errors<V>,
  draft?: DraftTexts<keyof V & string>,
) => {
  const { t } = useMemberMessages()
  const { client } = useDiner()
  const [values, setValues] = useDraftTexts(first, draft)
  const [showsErrors, setShowsErrors] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallError>()
  const errors = rules(values)
  const set = (part: Partial<V>): void => {
    setFailure(undefined)
    setValues((old) => ({ ...old, ...part }))
  }

  /** Runs the call that sends the values; nothing else is sent until it ends. Without a network it fails at once. */
  const run = async (send: (values: V) => Promise<unknown>): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      assertOnline(client.connection)
      await send(values)
    } catch (error) {
      setFailure(normaliseError(error))
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    set,
    run,
    busy,
    failure: failure && t(callFailureKey(failure)),
    /** Returns the props of a field. */
    field: (name: keyof V & string) => {
      const isRefused = failure?.code === 'dataInvalid' && failure.field === name
      const refusal = name === 'email' ? 'form.emailRefused' : 'form.refused'
      const key = (showsErrors && errors[name]) || (isRefused && refusal) || undefined
      return {
        name,
        value: values[name],
        error: key && t(key),
        onChange: (event: ChangeEvent<HTMLInputElement>) =>
          set({ [name]: event.target.value } as unknown as Partial<V>),
      }
    },
    /** Sends the values if there are no errors; otherwise moves the focus to the first field with one. */
    submit: (send: (values: V) => Promise<unknown>) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      const wrong = Object.entries(errors).find(([, key]) => key !== undefined)?.[0]
      setShowsErrors(true)
      if (wrong === undefined) void run(send)
      else form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    },
  }
}
