import './choose-file.css'

interface ChooseFileProps {
  readonly label: string
  readonly accept: string
  readonly multiple?: boolean
  readonly onChosen: (files: readonly File[]) => void
}

/** A button that chooses files; the same file can be chosen again. */
export const ChooseFile = ({ label, accept, multiple = false, onChosen }: ChooseFileProps) => (
  <label className="choose-file">
    <span>{label}</span>
    <input
      type="file"
      multiple={multiple}
      accept={accept}
      onChange={({ currentTarget }) => {
        onChosen([...(currentTarget.files ?? [])])
        currentTarget.value = ''
      }}
    />
  </label>
)
