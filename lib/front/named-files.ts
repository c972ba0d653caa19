/**
 * Files of `public` that show the name of the mall: the service worker, whose offline page cannot fetch it, and the
 * manifest, by which a phone calls the mall on its screen.
 */
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Document } from './document.ts'
import { builtName, type MallName } from './mall-name.ts'

/** Where each file has the name, and its content type. */
const files = {
  /** Browsers install it in the place of the one that they have, because it differs. */
  '/service-worker.js': {
    contentType: 'text/javascript; charset=utf-8',
    rename: (source: string, name: string) =>
      source.replace(`const mallName = '${builtName}'`, () => `const mallName = ${JSON.stringify(name)}`),
  },
  '/manifest.webmanifest': {
    contentType: 'application/manifest+json; charset=utf-8',
    rename: (source: string, name: string) =>
      source.replaceAll(JSON.stringify(builtName), () => JSON.stringify(name)),
  },
} as const

/** Sends a file as the mall is called now. */
type NamedFile = { send(request: IncomingMessage, response: ServerResponse): Promise<void> }

/** By URL path. Without a file its path answers 404, and browsers that have the worker remove it. */
export type NamedFiles = ReadonlyMap<string, NamedFile>

/** Reads the files from the folder `public`. */
export async function readNamedFiles(root: string, mallName: Pick<MallName, 'fresh'>): Promise<NamedFiles> {
  const found = new Map<string, NamedFile>()
  for (const [path, { contentType, rename }] of Object.entries(files)) {
    const source = await readFile(join(root, 'public', path), 'utf8').catch(() => undefined)
    if (source === undefined) continue
    let made: { name: string; document: Document } | undefined
    found.set(path, {
      async send(request, response) {
        const name = await mallName.fresh()
        if (made?.name !== name)
          made = {
            name,
            document: new Document(Buffer.from(rename(source, name)), { contentType, isFile: true }),
          }
        return made.document.send(request, response)
      },
    })
  }
  return found
}
