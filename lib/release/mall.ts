/**
 * `node mall.js COMMAND`: what the npm scripts do in the repository, for a release, which has Node alone. The release has
 * this file and what it imports as JavaScript (build/bundle.ts).
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { enterRelease } from '../env.ts'
import { obstacleTo, type ReleasePackage } from './obstacle.ts'

/** Each command does its work when it is loaded, and reads its own arguments. */
const commands: Readonly<Record<string, { says: string; load: () => Promise<unknown> }>> = {
  start: { says: 'serves the mall', load: () => import('./start.ts') },
  migrate: {
    says: 'brings the database to the newest schema',
    load: () => import('../server/edge/command/migrate-cli'),
  },
  setup: {
    says: 'prints a one-time address that makes the owner of a new mall',
    load: () => import('../server/edge/command/setup-cli'),
  },
  operator: {
    says: 'gives an account a role of the desk, or makes a link for a password',
    load: () => import('../server/edge/command/operator-cli'),
  },
  import: {
    says: 'imports a file of products or another table',
    load: () => import('../server/edge/command/import-cli'),
  },
  export: {
    says: 'writes products, stock, orders, members or shops to a file',
    load: () => import('../server/edge/command/export-cli'),
  },
  doctor: {
    says: 'says what may keep the mall from running well',
    load: () => import('../server/edge/command/doctor-cli'),
  },
  backup: {
    says: 'writes database, keys and pictures to one encrypted file',
    load: () => import('../server/edge/command/backup-cli'),
  },
  restore: {
    says: 'makes a backup the mall, or proves that it could',
    load: () => import('../server/edge/command/restore-cli'),
  },
  secret: { says: 'changes the key of the mall', load: () => import('../server/edge/command/secret-cli') },
  seed: { says: 'fills an empty database with the demo mall', load: () => import('../demo/cli') },
}

const folder = dirname(fileURLToPath(import.meta.url))
const release = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ReleasePackage

const usage = (): string => {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length))
  const lines = Object.entries(commands).map(
    ([name, { says }]) => `  node mall.js ${name.padEnd(width)}   ${says}`,
  )
  return `Huanxin Mall ${release.version}\n\n${lines.join('\n')}\n`
}

function endWith(text: string, status: number): never {
  ;(status === 0 ? process.stdout : process.stderr).write(text)
  process.exit(status)
}

const obstacle = obstacleTo(release, process)
if (obstacle !== null) endWith(`${obstacle}\n`, 1)
// The command finds its arguments where its own script would have them.
const [name = ''] = process.argv.splice(2, 1)
if (name === '--version') endWith(`${release.version}\n`, 0)
if (name === '--help') endWith(usage(), 0)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command) endWith(usage(), 2)
enterRelease(folder)
await command.load()
