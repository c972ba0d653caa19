/** `node mall.js start`: checks settings and port, and becomes the mall (`lib/front/serve.ts`). */
import { env, programFile } from '../env.ts'
import { continueAs } from '../front/continue-as.ts'
import { endWith } from '../front/end-with.ts'
import { plainScriptIn } from '../front/next/build-output.ts'
import { checkPort } from '../front/port.ts'

async function start(): Promise<void> {
  if (process.argv.length > 2) throw new Error('node mall.js start takes its settings from the environment.')
  const root = programFile('')
  await checkPort(env().port)
  // Next looks for its manifests there.
  process.chdir(root)
  await continueAs(plainScriptIn(root, 'lib/front/serve.ts'), [root])
}

await start().catch(endWith)
