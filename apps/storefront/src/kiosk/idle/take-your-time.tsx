import { useVisitMessages } from '../../language/visit-messages.ts'
import { useKiosk } from '../kiosk-context.tsx'

/** Says, while many order one after another, that nobody need hurry: with others behind them people leave out what they want (KIOSK-3.8). */
export const TakeYourTime = () => {
  const { t } = useVisitMessages()
  return useKiosk().isBusy ? <p className="kiosk-calm">{t('kiosk.takeYourTime')}</p> : null
}
