import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Caddy with the file of `deploy`, in front of several malls. */

export const hasCaddy = (): Promise<boolean> =>
  promisify(execFile)('caddy', ['version']).then(
    () => true,
    () => false,
  )

export interface CaddyOptions {
  /** Whether a request that one mall could not take goes to another one. */
  tries?: boolean
}

/** Runs Caddy without certificates and without its own API. */
export async function startCaddy(
  folder: string,
  port: number,
  instances: readonly number[],
  { tries = true }: CaddyOptions = {},
): Promise<ChildProcess> {
  const text = await readFile(join(import.meta.dirname, '../../deploy/proxy/Caddyfile'), 'utf8')
  const here = text
    .replace('{\n\tservers', '{\n\tadmin off\n\tauto_https off\n\tservers')
    .replace('{$MALL_DOMAIN:mall.example}', `http://127.0.0.1:${port}`)
  const file = join(folder, 'Caddyfile')
  await writeFile(file, tries ? here : here.replaceAll(/^\t+lb_try_.*\n/gm, ''))
  const upstreams = instances.map((instance) => `127.0.0.1:${instance}`).join(' ')
  const env = { ...process.env, HOME: folder, MALL_INSTANCES: upstreams }
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' })
}
