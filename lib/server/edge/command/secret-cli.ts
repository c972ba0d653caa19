import 'server-only'
import { commandLine } from '@/lib/env'
import type { Mall } from '@/lib/server/ground/mall'
import { rotateSecret } from '@/lib/server/ground/mall-secret/rotate-secret'
import { adoptNextSecret, writeNextSecret } from '@/lib/server/ground/mall-secret/secret-file'
import { Refused } from '@/lib/server/ground/refused'
import { runCommand } from './open-mall'

// npm run secret -- rotate: changes the MALL_SECRET of the database of the environment.

const usage = `${commandLine('secret', 'rotate')}   changes the key of the mall, from MALL_SECRET to MALL_NEW_SECRET; an embedded mall
                           without MALL_SECRET gets a new key in its data folder`

async function rotate({ db, env, secret, now }: Mall): Promise<string> {
  const isFile = env.secret === undefined
  const { newSecret } = env
  if (!isFile && newSecret === undefined)
    throw new Refused('MALL_NEW_SECRET must be set to the new key, of at least 32 characters.')
  if (newSecret !== undefined && Buffer.from(newSecret).equals(secret))
    throw new Refused('MALL_NEW_SECRET is the present key.')
  // Written before the commit, so that the key of the database is never lost.
  const next = isFile ? await writeNextSecret(env.dataDir, newSecret) : newSecret
  const to = new TextEncoder().encode(next)
  const { identities, applications, persons } = await rotateSecret(db.unhurried, {
    from: secret,
    to,
    now: now(),
  })
  if (isFile) await adoptNextSecret(env.dataDir)
  const changed = `Sealed ${identities} identities and ${applications} applications of merchants anew, re-keyed ${persons} persons. All members sign in again.`
  return isFile
    ? `${changed} The data folder has the new key.`
    : `${changed}\nSet MALL_SECRET to the new key before the next start, and keep it with the backups from now on.`
}

const [command, ...more] = process.argv.slice(2)
await runCommand(usage, command === 'rotate' && more.length === 0 ? rotate : null)
