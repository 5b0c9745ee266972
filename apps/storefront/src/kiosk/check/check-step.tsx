import { useEffect, useEffectEvent } from 'react'
import { paths } from '../../router/paths.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { useSearch } from '../../router/use-shown.ts'
import { LoadingScreen } from '../../loading/loading-screen.tsx'
import { useKioskWays } from '../pay/use-kiosk-ways.ts'
import { CheckPage } from './check-page.tsx'
import { useQuestion } from './use-question.ts'

const pathOf = { offer: paths.posOffer, codes: paths.posCodes } as const

/** The check; before it, the questions that the guest has not passed yet (KIOSK-3.5). */
export const CheckStep = () => {
  const { line } = useSearch(paths.cart)
  const navigate = useNavigate()
  const next = useQuestion()
  // Loaded before the questions: the check says from its first frame on how the order is paid.
  useKioskWays()
  // A line that is edited beside the menu is shown at once.
  const question = line === undefined ? next : undefined
  const ask = useEffectEvent(() => {
    if (question) void navigate({ to: pathOf[question], replace: true })
  })
  useEffect(() => {
    if (question) ask()
  }, [question])
  return question ? <LoadingScreen /> : <CheckPage />
}
