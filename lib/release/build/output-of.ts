import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a program prints. @throws when it fails, with its messages */
export const outputOf = async (program: string, args: readonly string[], folder: string): Promise<string> =>
  (await run(program, args, { cwd: folder, maxBuffer: 256 * 1024 * 1024 })).stdout
