/** One instruction of a Dockerfile, with what follows its name on one line. */
export interface Instruction {
  readonly name: string
  readonly rest: string
}

/** A stage: what it begins from, its name if it has one, and its instructions. */
export interface Stage {
  readonly from: string
  readonly name?: string
  readonly instructions: readonly Instruction[]
}

const form = /^(?<name>[A-Z]+)\s+(?<rest>.*)$/s
const fromForm = /^(?<from>\S+)(?:\s+AS\s+(?<name>\S+))?$/i

/** Returns the stages of a Dockerfile. Throws an error for a line that is no instruction. */
export const stagesOf = (text: string): readonly Stage[] => {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const stages: { from: string; name?: string; instructions: Instruction[] }[] = []
  for (const line of lines) {
    const { name, rest } = form.exec(line)?.groups ?? {}
    if (name === undefined || rest === undefined) throw new Error(`no instruction: ${line}`)
    if (name === 'FROM') {
      const { from = rest, name: stage } = fromForm.exec(rest)?.groups ?? {}
      stages.push({ from, ...(stage === undefined ? {} : { name: stage }), instructions: [] })
    } else stages.at(-1)?.instructions.push({ name, rest })
  }
  return stages
}
