import { Picture } from './picture.tsx'

export const title = 'Picture'
export const stories = {
  'no picture: a drawing on the category’s tint': () => (
    <div className="gallery-row">
      {['#E4572E', '#3A7D44', '#2E86AB', '#8E5EA2'].map((tint) => (
        <div key={tint} className="gallery-square">
          <Picture alt="" tint={tint} />
        </div>
      ))}
    </div>
  ),
  'a picture that does not load': () => (
    <div className="gallery-square">
      <Picture alt="Wonton noodles" src="data:image/png;base64,AAAA" tint="#E4572E" />
    </div>
  ),
}
