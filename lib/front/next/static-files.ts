/** The build's own files (`/_next/static`): their names contain their content, so a copy is good for ever. */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import { Document } from '../document.ts'

const prefix = '/_next/static/'
const immutable = 'public, max-age=31536000, immutable'
const textTypes: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.map': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=UTF-8',
}

export type StaticFiles = (path: string) => Promise<Document> | Document | undefined

/**
 * Knows every text file of the build by its URL path; compressed once when it is first wanted. Fonts and pictures are
 * left to Next: they gain nothing here.
 *
 * @param buildDir `.next`
 */
export async function readStaticFiles(buildDir: string): Promise<StaticFiles> {
  const folder = join(buildDir, 'static')
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, string>()
  for (const entry of names) {
    if (!entry.isFile() || !(extname(entry.name) in textTypes)) continue
    const file = join(entry.parentPath, entry.name)
    files.set(
      prefix +
        file
          .slice(folder.length + 1)
          .split(sep)
          .map(encodeURIComponent)
          .join('/'),
      file,
    )
  }
  const ready = new LRUCache<string, Document>({ max: 1000 })
  return (path) => {
    const file = files.get(path)
    if (!file) return undefined
    const known = ready.get(path)
    if (known) return known
    return readFile(file).then((body) => {
      const contentType = textTypes[extname(file)] ?? 'application/octet-stream'
      const document = new Document(body, { cacheControl: immutable, contentType, isFile: true })
      ready.set(path, document)
      return document
    })
  }
}

/** Whether a path asks for a file of the build. */
export function isStaticPath(path: string): boolean {
  return path.startsWith(prefix)
}
