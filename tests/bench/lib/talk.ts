import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A process that answers one JSON line to each JSON line. */
export interface Talker {
  ask<T>(command: string, argument?: number): Promise<T>
}

/** Starts a TypeScript file of the mall's server side and waits until it is ready. */
export async function startTalker(file: string, env: Record<string, string>): Promise<Talker> {
  const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', file], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async <T>(): Promise<T> => {
    const { value, done } = await lines.next()
    if (done) throw new Error(`${file} ended early`)
    return JSON.parse(value as string) as T
  }
  await next()
  return {
    async ask<T>(command: string, argument = 0) {
      child.stdin.write(`${JSON.stringify([command, argument])}\n`)
      return next<T>()
    },
  }
}
