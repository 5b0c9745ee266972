/** Returns a function that makes something once for each object, for as long as the object lives. */
export const weakMemo = <O extends object, T>(make: (owner: O) => T): ((owner: O) => T) => {
  const made = new WeakMap<O, T>()
  return (owner) => {
    const known = made.get(owner) ?? make(owner)
    made.set(owner, known)
    return known
  }
}
