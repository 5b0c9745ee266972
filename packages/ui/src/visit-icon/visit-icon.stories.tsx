import { VisitIcon, visitIconNames } from './visit-icon.tsx'

export const title = 'VisitIcon'
export const stories = {
  all: () => (
    <div className="gallery-row">
      {visitIconNames.map((name) => (
        <span key={name} title={name}>
          <VisitIcon name={name} />
        </span>
      ))}
    </div>
  ),
}
