/** `npm start`: checks settings and port, builds when needed, and becomes the mall (`serve.ts`). */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { env, startedByNpm } from '../env.ts'
import { buildWhenNeeded } from './build.ts'
import { continueAs } from './continue-as.ts'
import { endWith } from './end-with.ts'
import { plainScriptOf } from './plain-scripts.ts'
import { checkPort } from './port.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const server = 'lib/front/serve.ts'
/**
 * The process that runs `npm start`, of which this is the script: it waits for the mall to end, and ends first only
 * when it is killed. Other parents may leave the mall alone.
 */
const parent = startedByNpm() ? [String(process.ppid)] : []

async function start(): Promise<void> {
  await checkPort(env().port)
  await buildWhenNeeded(root)
  await continueAs((await plainScriptOf(root, server)) ?? join(root, server), [root, ...parent])
}

start().catch(endWith)
