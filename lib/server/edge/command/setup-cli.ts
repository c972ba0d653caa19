import 'server-only'
import { commandLine } from '@/lib/env'
import type { Mall } from '@/lib/server/ground/mall'
import { Refused } from '@/lib/server/ground/refused'
import { announceSetup, setupLifetime } from '@/lib/server/people/setup/announce-setup'
import { runCommand } from './open-mall'

// npm run setup: the address of a new mall, for those who do not see its log.

const usage = `${commandLine('setup')}   prints a one-time address that makes the owner of a new mall`

async function setup(mall: Mall): Promise<string> {
  if (mall.env.demo) throw new Refused('The demo mall has its own people at the desk.')
  const address = await announceSetup(mall)
  if (address === null)
    throw new Refused(
      `The mall has people at its desk already. For a lost password: ${commandLine('operator', 'reset MOBILE')}`,
    )
  return `Open this address once, within ${setupLifetime / 60} minutes, to make the owner (start the mall first if it is stopped):\n${address}`
}

await runCommand(usage, process.argv.length > 2 ? null : setup)
