import { useEffect } from 'react'
import { drafts } from './drafts.ts'

/** Removes a form's draft once the diner leaves its page for another of the app; rendering the page again leaves it. */
export const useForgetOnLeave = (form: string | undefined): void => {
  useEffect(() => {
    if (form === undefined) return undefined
    const { pathname } = window.location
    return () => {
      if (window.location.pathname !== pathname) drafts.remove(form)
    }
  }, [form])
}
