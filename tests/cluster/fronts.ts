import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deployFile, password, startProgram } from './machine.ts'

/** What stands before the database and before the malls, each with its file of `deploy`. */

function stopped(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(signal)
  return ended
}

/** Writes a file that the user of PostgreSQL can read. */
async function write(folder: string, name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  await chmod(path, 0o644)
  return path
}

export async function startHaproxy(folder: string) {
  const file = await write(folder, 'haproxy.cfg', await deployFile('haproxy.cfg'))
  const child = startProgram(['haproxy', '-db', '-f', file], { log: join(folder, 'haproxy.log') })
  return { stop: () => stopped(child) }
}

export async function startPgbouncer(folder: string) {
  const users = await write(folder, 'userlist.txt', `"mall" "${password}"\n`)
  const text = (await deployFile('pgbouncer.ini')).replace('/etc/pgbouncer/userlist.txt', users)
  const file = await write(folder, 'pgbouncer.ini', text)
  const child = startProgram(['pgbouncer', file], { log: join(folder, 'pgbouncer.log') })
  return { stop: () => stopped(child), kill: () => stopped(child, 'SIGKILL') }
}

/** nginx with the file of `deploy/proxy`, without TLS, on port 8080. */
export async function startNginx(folder: string, ports: readonly number[]) {
  const text = await readFile(join(import.meta.dirname, '../../deploy/proxy/nginx.conf'), 'utf8')
  const mall = text
    .replace(/server \{\n {4}listen 80;[^]*?\n\}\n/, '')
    .replaceAll(/^ +(?:ssl_|listen \[::\]).*\n/gm, '')
    .replace('listen 443 ssl http2;', 'listen 127.0.0.1:8080;')
    .replaceAll(/127\.0\.0\.1:300(\d)/g, (_, index: string) => `127.0.0.1:${ports[Number(index)]}`)
  const conf = await write(folder, 'mall.conf', mall)
  const file = await write(
    folder,
    'nginx.conf',
    `daemon off; user root; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events { worker_connections 1024; }
http { access_log off; include ${conf}; }
`,
  )
  const to = openSync(join(folder, 'nginx.log'), 'a')
  const child = spawn('nginx', ['-c', file], { stdio: ['ignore', to, to] })
  closeSync(to)
  return { url: 'http://127.0.0.1:8080', stop: () => stopped(child) }
}
