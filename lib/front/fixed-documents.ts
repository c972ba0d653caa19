/** The two documents that stand in for a page: not found and broken, both rendered by the build. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brokenPageText, missingPageText } from '../domain/route-rules.ts'
import { Document } from './document.ts'

export type FixedDocuments = { missing: Document; broken: Document }

/**
 * Reads both from the build; where the build made none, a plain document with the same sentence.
 *
 * @param buildDir `.next`
 */
export async function readFixedDocuments(buildDir: string): Promise<FixedDocuments> {
  const app = join(buildDir, 'server', 'app')
  const missing = (await optional(join(app, '_not-found.html'))) ?? plain(missingPageText)
  const broken = (await optional(join(app, '_global-error.html'))) ?? plain(brokenPageText)
  return {
    missing: new Document(missing, { status: 404 }),
    broken: new Document(broken, { status: 500, cacheControl: 'no-store' }),
  }
}

async function optional(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined)
}

function plain(sentence: string): Buffer {
  return Buffer.from(
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${sentence}</title></head>` +
      `<body><h1>${sentence}</h1><p><a href="/">返回首页</a></p></body></html>`,
  )
}
