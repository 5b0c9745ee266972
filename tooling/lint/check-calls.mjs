/**
 * Apps for people. They call services only through functions and stores of the client, so that both apps see the effect
 * of a call.
 */
const app = /^apps\/(storefront|console)\/src\//

const call = /\bservice\(\s*(?:\/\*.*?\*\/\s*)?['"`]|\.service\(|\bunguarded\(/

/** Returns a line for each file of an app for people that calls a service by itself. */
export const checkCalls = (files) =>
  files
    .filter(({ path, text }) => app.test(path) && call.test(text))
    .map(({ path }) => `${path}: calls a service; calls belong in packages/client`)
