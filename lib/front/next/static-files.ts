/**
 * The static files of the build (`/_next/static`): their names contain a hash of their content, so they never change.
 */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import { Document } from '../document.ts'
import { staticDirOf } from './build-output.ts'

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
 * Finds the text files of the build by URL path; each is compressed once, on first use. Fonts and pictures are
 * compressed already: Next sends them.
 *
 * @param buildDir `.next`
 */
export async function readStaticFiles(buildDir: string): Promise<StaticFiles> {
  const folder = staticDirOf(buildDir)
  const files = new Map<string, string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !(extname(entry.name) in textTypes)) continue
    const file = join(entry.parentPath, entry.name)
    const segments = file.slice(folder.length + 1).split(sep)
    files.set(prefix + segments.map(encodeURIComponent).join('/'), file)
  }
  const documents = new LRUCache<string, Document>({ max: 1000 })
  return (path) => {
    const file = files.get(path)
    if (!file) return undefined
    const cached = documents.get(path)
    if (cached) return cached
    return readFile(file).then((body) => {
      const contentType = textTypes[extname(file)] ?? 'application/octet-stream'
      const document = new Document(body, { cacheControl: immutable, contentType, isFile: true })
      documents.set(path, document)
      return document
    })
  }
}

/** Whether a path is that of a static file of the build. */
export function isStaticPath(path: string): boolean {
  return path.startsWith(prefix)
}
