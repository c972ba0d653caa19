/** The service worker with the name of the mall, which its offline page shows: offline it cannot fetch it. */
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Document } from './document.ts'
import { builtName, type MallName } from './mall-name.ts'

export const workerPath = '/service-worker.js'

/** The source with another name. Browsers install it in the place of the one that they have, because it differs. */
const withMallName = (source: string, name: string): string =>
  source.replace(`const mallName = '${builtName}'`, () => `const mallName = ${JSON.stringify(name)}`)

/** Sends the worker as the mall is called now. */
export type ServiceWorker = {
  send(name: MallName, request: IncomingMessage, response: ServerResponse): Promise<void>
}

/**
 * Reads the worker from the folder `public`.
 *
 * @returns undefined without the file: then its path answers 404, and browsers that have the worker remove it
 */
export async function readServiceWorker(root: string): Promise<ServiceWorker | undefined> {
  const source = await readFile(join(root, 'public', workerPath), 'utf8').catch(() => undefined)
  if (source === undefined) return undefined
  let made: { name: string; document: Document } | undefined
  return {
    async send(mallName, request, response) {
      const name = await mallName.fresh()
      if (made?.name !== name) {
        const body = Buffer.from(withMallName(source, name))
        const options = { contentType: 'text/javascript; charset=utf-8', isFile: true }
        made = { name, document: new Document(body, options) }
      }
      return made.document.send(request, response)
    },
  }
}
