import { useStore } from '@comanda/client/react'
import { runToastAction } from '@comanda/ui'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { KeyList } from '../../staff/screen/key-list.tsx'
import { keysHelp } from '../../staff/screen/keys-help.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useRole } from '../../staff/use-role.ts'
import { screensFor } from '../console-screens.ts'
import { type ConsoleCommand, createKeyReader, shownKeys } from './console-keys.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

/** Elements that take text, and dialogs, which have keys of their own. */
const TYPING = 'input:not([type=radio], [type=checkbox]), select, textarea, dialog'

/** The session that the screen shows, by its URL. */
const useShownSession = (): string | undefined => {
  const { session: inPath } = useParams({ strict: false })
  const { session: inSearch } = useSearch({ strict: false })
  return inPath === 'new' ? undefined : (inPath ?? inSearch)
}

/** The keys of the console, which work on every screen, and their list (STAFF-5.8). */
export const Keyboard = () => {
  const { t } = useMessages()
  const shop = useShop()
  const role = useRole()
  const navigate = useNavigate()
  const session = useShownSession()
  const help = useStore(keysHelp.state)
  const reader = useRef(createKeyReader())
  const params = { shop: shop._id }

  /** Returns whether the command means something here. */
  const run = (command: ConsoleCommand): boolean => {
    if (command.do === 'help') {
      keysHelp.open()
      return true
    }
    if (command.do === 'undo') return runToastAction()
    if (command.do === 'search') {
      const field = document.querySelector<HTMLInputElement>('main input[type=search]')
      field?.focus()
      return field !== null
    }
    if (command.do === 'go') {
      const { to } = command
      const isShown = screensFor(role, shop).some((screen) => screen.to === to)
      if (isShown) void navigate({ to, params })
      return isShown
    }
    if (command.do === 'newOrder') {
      if (role.isWaiter)
        void navigate({ to: '/$shop/order/$session', params: { ...params, session: 'new' } })
      return role.isWaiter
    }
    if (!role.isCashier || session === undefined) return false
    void navigate({ to: '/$shop/pay/$session', params: { ...params, session } })
    return true
  }
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null
      if (event.defaultPrevented || isTyping) return
      const command = reader.current(event)
      if (command && run(command)) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  return (
    <StaffSheet open={help.isOpen} onClosed={keysHelp.close} title={t('keys.title')}>
      <KeyList keys={[...help.keys, ...shownKeys]} />
    </StaffSheet>
  )
}
