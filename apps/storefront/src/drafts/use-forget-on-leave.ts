import { useEffect } from 'react'
import { drafts } from './drafts.ts'

/** Forgets what was typed into a form once its page is left for another of the app; a page that is only drawn anew keeps it. */
export const useForgetOnLeave = (form: string | undefined): void => {
  useEffect(() => {
    if (form === undefined) return undefined
    const { pathname } = window.location
    return () => {
      if (window.location.pathname !== pathname) drafts.remove(form)
    }
  }, [form])
}
