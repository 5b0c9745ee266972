import { Button, type ThemeColours } from '@comanda/ui'
import { useId } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { type ColourName, readability, usualColours } from './colours.ts'

interface ColourInputProps {
  readonly name: ColourName
  readonly theme: ThemeColours
  readonly onChange: (theme: ThemeColours) => void
}

/** A colour of the app: what it is for, and how readable it is as it is chosen (STAFF-10.6). */
export const ColourInput = ({ name, theme, onChange }: ColourInputProps) => {
  const id = useId()
  const { t } = useMessages()
  const own = theme[name]?.slice(0, 7)
  const read = readability(theme, name)
  return (
    <div className="brand-colour">
      <input
        id={id}
        type="color"
        aria-describedby={`${id}-read`}
        value={(own ?? usualColours[name]).toLowerCase()}
        onChange={(event) => onChange({ ...theme, [name]: event.currentTarget.value })}
      />
      <div>
        <label htmlFor={id}>{t(`brand.colour.${name}`)}</label>
        <p id={`${id}-read`} className="form-text">
          {own ?? t('brand.usual')}
          {read &&
            ` · ${
              read.isChanged
                ? t('brand.changed', { own: read.own, shown: read.shown })
                : t('brand.contrast', { ratio: read.shown })
            }`}
        </p>
      </div>
      {own !== undefined && (
        <Button
          variant="plain"
          aria-label={t('brand.resetOf', { name: t(`brand.colour.${name}`) })}
          onClick={() => onChange({ ...theme, [name]: undefined })}
        >
          {t('brand.reset')}
        </Button>
      )}
    </div>
  )
}
