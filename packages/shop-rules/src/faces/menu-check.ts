// What a menu would do to orders, before it is published.

export {
  menuProblems,
  type MenuProblem,
  type MenuProblemCode,
  missingLanguages,
} from '../menu-check/menu-problems.ts'
export { sampleCarts } from '../menu-check/sample-carts.ts'
