/** Memoizes a function by the identity of its argument, for as long as that object lives. */
export const weakMemo = <O extends object, T>(make: (owner: O) => T): ((owner: O) => T) => {
  const made = new WeakMap<O, T>()
  return (owner) => {
    const known = made.get(owner) ?? make(owner)
    made.set(owner, known)
    return known
  }
}
