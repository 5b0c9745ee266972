/** Returns a generator of pseudo-random numbers from 0 to 1, the same on every run. */
export const sequence = (seed: number): (() => number) => {
  let state = seed * 2_654_435_761 + 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0
    return mixed / 4_294_967_296
  }
}

/** Returns points spread over an ellipse. */
export const scatter = (
  count: number,
  seed: number,
  [cx, cy, rx, ry]: readonly [number, number, number, number],
): readonly { x: number; y: number; turn: number }[] => {
  const next = sequence(seed)
  return Array.from({ length: count }, () => {
    const angle = next() * Math.PI * 2
    const far = Math.sqrt(next())
    return {
      x: cx + Math.cos(angle) * rx * far,
      y: cy + Math.sin(angle) * ry * far,
      turn: next() * 180,
    }
  })
}
