import { useConnectionStatus } from '@comanda/client/react'
import { Icon } from '@comanda/ui'
import { useCatalogue, useVisit } from '../../diner/use-stores.ts'
import { useNames } from '../../language/use-names.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { paths } from '../../router/paths.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { useLanguageChoices } from '../../dialogs/use-language-choices.ts'
import { AttractDishes } from './attract-dishes.tsx'
import { useKiosk } from '../kiosk-context.tsx'
import './attract-page.css'

/** The first screen: a touch anywhere begins, a language begins in that language (KIOSK-3.1). */
export const AttractPage = () => {
  const { t } = useVisitMessages()
  const name = useNames()
  const navigate = useNavigate()
  const { menu } = useCatalogue()
  const { look, status } = useVisit()
  const { device, isResumed } = useKiosk()
  const choices = useLanguageChoices()
  const isOffline = useConnectionStatus() === 'offline'
  const title = name(menu?.shop.name) || name(look?.name)
  const begin = (): void => void navigate({ to: '/' })
  const isClosed = isOffline || device.paused === true || status === 'failed'
  return (
    <section className="kiosk-attract">
      <AttractDishes />
      <div className="kiosk-attract-words">
        <h1>{title}</h1>
        {isClosed ? (
          <p role="status" className="kiosk-counter">
            {(device.paused && device.pauseText) || t('kiosk.atCounter')}
          </p>
        ) : (
          <>
            <button
              type="button"
              className="kiosk-touch"
              onClick={begin}
              disabled={!menu || !isResumed}
            >
              <Icon name="touch" />
              <span>{t('kiosk.touch')}</span>
            </button>
            <ul className="kiosk-languages">
              {choices.map((language) => (
                <li key={language.tag}>
                  <button
                    type="button"
                    lang={language.tag}
                    disabled={!menu || !isResumed}
                    onClick={() => void language.choose().then(begin)}
                  >
                    {language.name}
                  </button>
                </li>
              ))}
            </ul>
            <div className="kiosk-languages">
              <button
                type="button"
                disabled={!menu || !isResumed}
                onClick={() => void navigate({ to: paths.handoff })}
              >
                {t('kiosk.handoff.fromPhone')}
              </button>
            </div>
          </>
        )}
      </div>
    </section>
  )
}
