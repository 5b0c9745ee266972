import { Icon } from '@comanda/ui'
import './choose-file.css'

interface ChooseFileProps {
  readonly label: string
  readonly accept: string
  readonly multiple?: boolean
  readonly disabled?: boolean
  readonly onChosen: (files: readonly File[]) => void
}

/** A button that chooses files, in the language of the screen; the same file can be chosen again. */
export const ChooseFile = ({
  label,
  accept,
  multiple = false,
  disabled = false,
  onChosen,
}: ChooseFileProps) => (
  <div>
    <label className="choose-file">
      <Icon name="plus" size="small" />
      <span>{label}</span>
      <input
        className="ui-hidden"
        type="file"
        multiple={multiple}
        accept={accept}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          onChosen([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </label>
  </div>
)
