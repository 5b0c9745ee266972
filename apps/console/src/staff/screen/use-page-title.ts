import { useEffect } from 'react'
import { useMessages } from '../messages.ts'

/** Sets the title of the page to its screen, after a count that shows even while another tab is open. */
export const usePageTitle = (screen: string, count = 0): void => {
  const { t } = useMessages()
  const name = t('app.name')
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${screen} · ${name}`
  }, [screen, count, name])
}
