import { execFile, spawn } from 'node:child_process'
import { chmod, chown, copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import description from '../../package.json' with { type: 'json' }
import { type RunningServer, whenOpen } from '../fixtures/servers.ts'

/** The release of `npm run release`, unpacked outside the repository, as a machine has it on which it runs. */

const run = promisify(execFile)
export const { version } = description
export const archive = join(import.meta.dirname, `../../release/huanxin-mall-${version}.tar.gz`)
/** `nobody`: started by root, the mall runs as a user who owns nothing but the data folder. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

export interface Unpacked {
  folder: string
  /** A new folder that the user of the mall may write to. */
  dataFolder: () => Promise<string>
  /** Runs a command; rejects with its messages when it fails. */
  command: (env: Record<string, string>, ...args: string[]) => Promise<string>
  /** Starts the mall on a free port. */
  start: (env: Record<string, string>) => Promise<RunningServer>
  remove: () => Promise<void>
}

/** Unpacks the release, read-only, with a Node that every user can run, and nothing else. */
export async function unpack(): Promise<Unpacked> {
  const place = await mkdtemp(join(tmpdir(), 'mall-unpacked-'))
  await chmod(place, 0o755)
  await run('tar', ['-xzf', archive, '-C', place])
  const folder = join(place, `huanxin-mall-${version}`)
  await run('chmod', ['-R', 'a-w', folder])
  const node = join(place, 'node')
  await copyFile(process.execPath, node)
  // Nothing of the repository: no PATH, no variables of npm, another working folder.
  const options = (env: Record<string, string>) => ({
    cwd: tmpdir(),
    env: { NODE_ENV: 'production' as const, ...env },
    ...nobody,
  })
  const args = (...rest: string[]) => [join(folder, 'mall.js'), ...rest]
  let folders = 0
  return {
    folder,
    async dataFolder() {
      const data = join(place, `data-${++folders}`)
      await mkdir(data, { mode: 0o700 })
      if (nobody.uid !== undefined) await chown(data, nobody.uid, nobody.gid)
      return data
    },
    command: async (env, ...rest) => (await run(node, args(...rest), options(env))).stdout,
    start: (env) => whenOpen(spawn(node, args('start'), options({ PORT: '0', ...env })), { isReady }),
    remove: async () => {
      await run('chmod', ['-R', 'u+w', folder])
      await rm(place, { recursive: true, force: true })
    },
  }
}

export const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
