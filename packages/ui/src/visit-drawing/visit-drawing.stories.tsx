import { VisitDrawing, visitDrawingNames } from './visit-drawing.tsx'

export const title = 'VisitDrawing'
export const stories = {
  all: () => (
    <div className="gallery-row">
      {visitDrawingNames.map((name) => (
        <VisitDrawing key={name} name={name} />
      ))}
    </div>
  ),
}
