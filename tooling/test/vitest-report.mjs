import { JsonReporter } from 'vitest/node'

/** vitest's report with the messages of errors that belonged to no test, which fail a run whose tests pass. */
export default class VitestReport extends JsonReporter {
  #errors = []

  onTestRunEnd(modules, errors) {
    this.#errors = errors.map(({ stack, message }) => stack ?? message)
    return super.onTestRunEnd(modules)
  }

  writeReport(report) {
    return super.writeReport(JSON.stringify({ ...JSON.parse(report), errors: this.#errors }))
  }
}
