/**
 * Apps for people. Their calls are functions and stores of the client, so that one app knows of a changed call what the
 * other knows.
 */
const app = /^apps\/(storefront|console)\/src\//

const call = /\bservice\(\s*(?:\/\*.*?\*\/\s*)?['"`]|\.service\(|\bunguarded\(/

/** Returns a line for each file of an app for people that calls a service by itself. */
export const checkCalls = (files) =>
  files
    .filter(({ path, text }) => app.test(path) && call.test(text))
    .map(({ path }) => `${path}: calls a service; calls belong in packages/client`)
