/** A steaming bowl, in the tint of the picture. */
export const PlateDrawing = ({ label }: { label: string }) => (
  <svg
    className="ui-plate-drawing"
    viewBox="0 0 120 120"
    preserveAspectRatio="xMidYMid meet"
    {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <ellipse className="ui-plate-shadow" cx="60" cy="92" rx="34" ry="5" />
    <path
      className="ui-plate-line"
      d="M50 40c-4-5 4-8 0-13M60 38c-4-6 4-9 0-15M70 40c-4-5 4-8 0-13"
    />
    <path className="ui-plate-bowl" d="M26 54h68c0 18-9 30-22 34H48C35 84 26 72 26 54z" />
    <path
      className="ui-plate-rim"
      d="M24 50h72a3 3 0 013 3 3 3 0 01-3 3H24a3 3 0 01-3-3 3 3 0 013-3z"
    />
    <path className="ui-plate-line" d="M78 50L98 24M84 50l20-22" />
  </svg>
)
